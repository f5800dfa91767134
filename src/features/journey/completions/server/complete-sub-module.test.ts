import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listLedger } from '#features/game/points/points.contract.ts'
import { getGameProfile } from '#features/game/profile/profile.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getSubModule } from '../../lessons/lessons.contract.ts'
import { listModules, listSubModules } from '../../modules/modules.contract.ts'
import { getProgress } from '../../progress/progress.contract.ts'
import { completeSubModule } from '../completions.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const first = () => world.services.program.modules[0]!.core[0]!
const complete = (member: TestMember, subModule = first()) =>
  member.call(completeSubModule, {
    params: { subModuleId: subModule.id },
    body: { moduleId: subModule.moduleId, subModuleId: subModule.id },
  })

async function totals(member: TestMember) {
  const { userPoints } = (await member.call(getGameProfile)).body
  const ledger = (await member.call(listLedger, { query: { limit: 500 } })).body
  const sum = (key: 'points' | 'xp') => ledger.reduce((total, entry) => total + entry[key], 0)
  return { userPoints, ledger, points: sum('points'), xp: sum('xp') }
}

test('completing pays points and XP and earns the first badge', async () => {
  const ada = await world.member()
  const { status, body } = await complete(ada)
  expect({ status, points: body.pointsAwarded, xp: body.xpAwarded }).toEqual({
    status: 200,
    points: first().pointsReward,
    xp: first().xpReward,
  })
  expect(body.newBadges.length).toBeGreaterThan(0)
  const { userPoints, points, xp, ledger } = await totals(ada)
  expect([userPoints.totalPoints, userPoints.totalXP]).toEqual([points, xp])
  expect(ledger.map(({ reason }) => reason)).toEqual(['sub-module.completed'])
})

test('a sub-module pays once however often it is completed', async () => {
  const ada = await world.member()
  const once = await complete(ada)
  world.setNow('2026-03-02T13:00:00Z')
  const again = await complete(ada)
  expect(again.body).toEqual({
    completedAt: once.body.completedAt,
    pointsAwarded: 0,
    xpAwarded: 0,
    newBadges: [],
    newLevel: null,
    reached: [],
  })
})

test('fifty completions at once pay once', async () => {
  const ada = await world.member()
  const answers = await Promise.all(Array.from({ length: 50 }, () => complete(ada)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(answers.filter(({ body }) => body.pointsAwarded > 0)).toHaveLength(1)
  expect((await totals(ada)).points).toBe(first().pointsReward)
})

test('different sub-modules completed at once are all paid, and totals equal the ledger', async () => {
  const ada = await world.member({ enrolledOn: '2026-01-01' })
  const lessons = world.services.program.modules.slice(0, 3).flatMap(({ core }) => core)
  await Promise.all(lessons.map((lesson) => complete(ada, lesson)))
  const { userPoints, points, xp } = await totals(ada)
  expect(xp).toBe(lessons.reduce((sum, { xpReward }) => sum + xpReward, 0))
  expect([userPoints.totalPoints, userPoints.totalXP, userPoints.currentLevel]).toEqual([points, xp, 2])
})

test('a module is completed with its last core sub-module, whatever its deep dives', async () => {
  const ada = await world.member({ enrolledOn: '2026-01-01' })
  const [module] = world.services.program.modules
  for (const lesson of module!.core) await complete(ada, lesson)
  const { body } = await ada.call(listModules)
  expect(body[0]).toMatchObject({ isCompleted: true, coreCompletedCount: module!.core.length })
  expect((await ada.call(getProgress)).body.overallProgress).toBe(
    String(Math.round((module!.core.length / world.services.program.coreCount) * 1000) / 10),
  )
})

test('the last lesson of a module and of a phase says what it ended, once', async () => {
  const ada = await world.member()
  const [phase] = world.services.program.phases
  const [module] = phase!.modules
  const reached = []
  for (const { core } of phase!.modules)
    for (const lesson of core) reached.push((await complete(ada, lesson)).body.reached)
  const ended = reached.filter((one) => one.length > 0)
  expect(ended).toHaveLength(phase!.modules.length)
  expect(ended[0]).toEqual([{ kind: 'module', subject: module!.id }])
  expect(ended.at(-1)?.map(({ kind }) => kind)).toEqual(['module', 'phase'])
  expect((await complete(ada, module!.core.at(-1)!)).body.reached).toEqual([])
})

test('finishing before the module begins earns proactivity points', async () => {
  const ada = await world.member()
  const early = world.services.program.modules[1]!.core[0]!
  const { body } = await complete(ada, early)
  const bonus = world.services.game.proactivity.earlyCompletion
  expect(body.pointsAwarded).toBe(early.pointsReward + bonus)
  expect((await totals(ada)).userPoints.proactivityPoints).toBe(bonus)
})

describe('access', () => {
  const locked = () => world.services.program.modules.find(({ requiredTier }) => requiredTier === 'quantum')!.core[0]!

  test('a tier too low is told which one opens it, gets no content and completes nothing', async () => {
    const ada = await world.member()
    const sentence = 'Upgrade to Quantum to access this module and its content.'
    const read = await ada.call(getSubModule, { params: { subModuleId: locked().id } })
    expect([read.status, read.body.message, read.body.content]).toEqual([403, sentence, undefined])
    const written = await complete(ada, locked())
    expect([written.status, written.body.code]).toEqual([403, 'journey.locked'])
    expect((await totals(ada)).points).toBe(0)
  })

  test('what was completed stays readable after the tier falls', async () => {
    const ada = await world.member({ tier: 'quantum' })
    await complete(ada, locked())
    await world.db.deleteFrom('memberships').where('memberId', '=', ada.id).execute()
    expect((await ada.call(getSubModule, { params: { subModuleId: locked().id } })).status).toBe(200)
  })

  test('an elite deep dive is locked for quantum in an open module', async () => {
    const ada = await world.member({ tier: 'quantum' })
    const dive = [...world.services.program.subModuleById.values()].find(({ core }) => !core)!
    const { body } = await ada.call(listSubModules, { params: { moduleId: dive.moduleId } })
    expect(body.find(({ id }) => id === dive.id)).toMatchObject({
      hasAccess: false,
      requiredTier: 'elite',
      core: false,
    })
  })
})

test.each([
  ['an unknown sub-module', 404, 'journey.subModuleNotFound', { subModuleId: 'nowhere' }, {}],
  ['a module it does not belong to', 400, 'journey.notTogether', {}, { moduleId: 'foundation-02-customer-discovery' }],
  ['another sub-module in the body', 400, 'journey.otherSubModule', {}, { subModuleId: 'foundation-01-runway' }],
])('%s is refused', async (_, status, code, params, body) => {
  const ada = await world.member()
  const answer = await ada.call(completeSubModule, {
    params: { subModuleId: first().id, ...params },
    body: { moduleId: first().moduleId, subModuleId: 'subModuleId' in params ? 'nowhere' : first().id, ...body },
  })
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a finished phase earns its own badges and level 3, and none of another phase', async () => {
  const ada = await world.member({ enrolledOn: '2025-09-01' })
  for (const module of world.services.program.phases[0]!.modules)
    for (const lesson of module.core) await complete(ada, lesson)
  const { badges, userPoints, frontierLevels } = (await ada.call(getGameProfile)).body
  expect(userPoints.currentLevel).toBe(3)
  expect(frontierLevels.map(({ isCompleted }) => isCompleted)).toEqual([true, true, false, false, false, false])
  const rules = new Map(world.services.game.badges.map(({ id, rule }) => [id, rule]))
  const earned = badges.filter((badge) => badge.earned).map(({ id }) => rules.get(id)!)
  expect(earned.filter((rule) => rule.in === 'foundation').length).toBeGreaterThan(0)
  expect(earned.filter((rule) => /growth|optimization/.test(rule.in ?? ''))).toEqual([])
})
