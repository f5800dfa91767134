import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyzeIdea } from '#features/assistant/analyzer/analyzer.contract.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { recordMilestone } from '#features/coaching/milestones/milestones.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

const moduleId = 'foundation-01-founder-baseline'
const subModuleId = 'foundation-01-runway'

let world: World
let client: TestMember
let coach: TestMember
let conversation = ''
beforeAll(async () => {
  world = await newWorld()
  client = await world.member()
  coach = await world.member({ role: 'coach' })
  await world.member({ firstName: 'Ben' })
  await coach.call(assignClient, { body: { clientId: client.id, notes: 'Sells soap.' } })
  await client.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
  await coach.call(recordMilestone, {
    body: {
      clientId: client.id,
      milestoneType: 'custom',
      description: 'First sale',
      achievedAt: '2026-03-02T12:00:00Z',
    },
  })
  conversation = (await client.call(sendMessage, { body: { message: 'How do I price my services?' } })).body
    .conversationId
})
afterAll(() => world.close())

/** A reply, or the first of a list. */
async function replyTo(url: string): Promise<Record<string, unknown>> {
  const who = url.startsWith('/api/coach') ? coach : client
  const { statusCode, body } = await who.send('GET', url.replace('{id}', conversation))
  expect(statusCode).toBe(200)
  const reply = JSON.parse(body)
  return Array.isArray(reply) ? reply[0] : reply
}
const words = (fields: string) => fields.split(', ')

test.each([
  ['/api/auth/user', 'id, firstName, lastName, email, profileImageUrl, userRole, membershipTier'],
  ['/api/progress', 'currentDay, overallProgress'],
  ['/api/progress/modules', 'moduleId, completed, total, percent'],
  ['/api/gamification/profile', 'userPoints, badges, frontierLevels, recentAchievements'],
  ['/api/framework/phases', 'id, name, startDay, endDay, requiredTier, hasAccess, status, modules'],
  ['/api/modules', 'id, title, description, phase, order, requiredTier, estimatedDays, pointsReward, xpReward'],
  [`/api/modules/${moduleId}`, 'id, title, description, phase, order, requiredTier, estimatedDays, hasAccess'],
  [
    `/api/modules/${moduleId}/submodules`,
    'id, title, order, requiredTier, estimatedMinutes, hasAccess, isCompleted, completedAt',
  ],
  [
    `/api/submodules/${subModuleId}`,
    'id, title, description, order, requiredTier, estimatedMinutes, pointsReward, xpReward, hasAccess, isCompleted, completedAt, videoUrl, content',
  ],
  ['/api/plans', 'id, name, price, period, priceId, features'],
  ['/api/resources', 'id, title, description, category, type, format, tier, rating, downloads, createdAt'],
  ['/api/referrals/stats', 'totalReferrals, pendingReferrals, convertedReferrals, referrals'],
  ['/api/chat/conversations', 'id, title, updatedAt'],
  ['/api/chat/conversations/{id}/messages', 'id, role, content'],
  ['/api/coach/dashboard', 'totalClients, activeClients, graduatedClients, avgClientProgress, recentMilestones'],
  ['/api/coach/achievements', 'id, title, pointsAwarded'],
  ['/api/coach/stats', 'level, totalPoints'],
  ['/api/coach/clients', 'id, clientId, firstName, lastName, email, status, progress, assignedAt, notes'],
  ['/api/coach/available-clients', 'id, firstName, lastName, email'],
  [
    '/api/coach/profile',
    'bio, experienceYears, specializations, certifications, totalClients, successRate, isActive, createdAt, updatedAt',
  ],
])('GET %s answers %s', async (url, fields) => {
  expect(Object.keys(await replyTo(url))).toEqual(expect.arrayContaining(words(fields)))
})

test.each([
  ['userPoints', 'totalPoints, totalXP, currentLevel, legacyBuilderTier, gratitudeStreak, proactivityPoints'],
  ['badges', 'id, name, description, tier, icon, earned'],
  [
    'frontierLevels',
    'id, levelNumber, name, description, requiredXP, requiredModules, rewards, isUnlocked, isCompleted, completedAt',
  ],
])('in the gamification profile %s holds %s', async (part, fields) => {
  const value = (await replyTo('/api/gamification/profile'))[part] as object
  expect(Object.keys(Array.isArray(value) ? value[0] : value)).toEqual(expect.arrayContaining(words(fields)))
})

test('a recent milestone of a coach holds id, description, milestoneType, pointsEarned and achievedAt', async () => {
  const [milestone] = (await replyTo('/api/coach/dashboard')).recentMilestones as object[]
  expect(milestone).toMatchObject({
    id: expect.any(String),
    description: 'First sale',
    milestoneType: 'custom',
    pointsEarned: expect.any(Number),
    achievedAt: expect.any(String),
  })
})

test('day and progress are numbers written as text', async () => {
  const { currentDay, overallProgress } = await replyTo('/api/progress')
  expect(currentDay).toBe('1')
  expect(overallProgress).toMatch(/^\d+(\.\d)?$/)
})

test('a new account is a client on the starter tier', async () => {
  expect(await replyTo('/api/auth/user')).toMatchObject({ userRole: 'client', membershipTier: 'starter' })
})

test('an unwritten coach profile has one year of experience and is active', async () => {
  expect(await replyTo('/api/coach/profile')).toMatchObject({ experienceYears: 1, isActive: 'true' })
})

test('an analysed idea has a score out of ten and three lists', async () => {
  const { body } = await client.call(analyzeIdea, { body: { idea: 'Meal boxes for nurses. I interviewed 12 nurses.' } })
  expect(body.viability).toBeGreaterThanOrEqual(0)
  expect(body.viability).toBeLessThanOrEqual(10)
  for (const list of [body.strengths, body.challenges, body.recommendations]) expect(Array.isArray(list)).toBe(true)
})

test('deleting a conversation answers success', async () => {
  const { body } = await client.call(sendMessage, { body: { message: 'And one to throw away' } })
  const gone = await client.send('DELETE', `/api/chat/conversations/${body.conversationId}`)
  expect(JSON.parse(gone.body)).toEqual({ success: true })
})
