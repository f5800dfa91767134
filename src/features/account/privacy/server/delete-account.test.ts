import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { payWithTestCard } from '#app/test-payments.contract.ts'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { createSubscription } from '#features/billing/checkout/checkout.contract.ts'
import * as assignments from '#features/coaching/assignments/assignments.contract.ts'
import * as coaching from '#features/coaching/caseload/caseload.contract.ts'
import { getCoachStats } from '#features/coaching/coach-ledger/coach-ledger.contract.ts'
import { writeToClient } from '#features/coaching/messages/messages.contract.ts'
import { recordMilestone } from '#features/coaching/milestones/milestones.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { signUp } from '#features/identity/accounts/accounts.contract.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { requestPasswordReset } from '#features/identity/passwords/passwords.contract.ts'
import { signIn } from '#features/identity/sign-in/sign-in.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { tracesOf } from '#tests/random/traces.ts'
import { type Caller, callerOver } from '#tests/world/caller.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { priceOf, testCard } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { deleteAccount } from '../privacy.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const password = 'correct horse'
const remove = (caller: Caller, given: string | undefined = undefined) =>
  caller.call(deleteAccount, { body: given === undefined ? {} : { password: given } })

async function join(email = 'ada@members.example') {
  const body = { email, password, name: 'Ada Lovelace-Okafor' }
  const joined = await world.stranger.call(signUp, { body })
  const cookie = String(joined.headers['set-cookie']).split(';', 1)[0] ?? ''
  return { id: joined.body.user.id, email, ...callerOver(world.app, cookie) }
}

const lessons = () => world.services.program.modules[0]?.core ?? []
const complete = (member: Caller, index = 0) => {
  const { id = '', moduleId = '' } = lessons()[index] ?? {}
  return member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

const traces = (words: readonly string[]) => tracesOf(world, words)
const tablesWith = async (id: string) => [...new Set((await traces([id])).map((row) => row.split(':', 1)[0] ?? ''))]

describe('the proof', () => {
  onOneEngine('a wrong password deletes nothing', async () => {
    const ada = await join()
    expect((await remove(ada, 'wrong')).body.code).toBe('identity.wrongPassword')
    expect((await remove(ada)).body.code).toBe('identity.wrongPassword')
    expect((await ada.call(getCurrentUser)).status).toBe(200)
  })

  onOneEngine('guesses of the password are limited', async () => {
    const limited = await newWorld({ env: { RATE_LIMITS: 'on' } })
    try {
      const joined = await limited.stranger.call(signUp, { body: { email: 'a@members.example', password, name: 'A' } })
      const ada = callerOver(limited.app, String(joined.headers['set-cookie']).split(';', 1)[0])
      for (let n = 0; n < 5; n += 1) expect((await remove(ada, 'wrong')).status).toBe(400)
      expect((await remove(ada, password)).status).toBe(429)
    } finally {
      await limited.close()
    }
  })

  onOneEngine('an account without a password takes a sign-in of the last ten minutes', async () => {
    const ada = await world.member()
    const old = iso(machineNow().subtract({ minutes: 11 }))
    await world.db.updateTable('sessions').set({ createdAt: old }).where('userId', '=', ada.id).execute()
    expect((await remove(ada)).body.code).toBe('account.signInAgain')
    const eve = await world.member()
    expect((await remove(eve)).status).toBe(200)
    expect((await ada.call(getCurrentUser)).status).toBe(200)
  })
})

test('the person is gone from every table, is told so, and can join anew with the same address', async () => {
  const ada = await join()
  await complete(ada)
  await ada.call(writeGratitude, { body: { text: 'For quiet mornings' } })
  await ada.call(sendMessage, { body: { message: 'How do I price my services?' } })
  await world.stranger.call(requestPasswordReset, { body: { email: ada.email } })
  const { body } = await ada.call(createSubscription, { body: priceOf('quantum') })
  await ada.call(payWithTestCard, { body: { clientSecret: body.clientSecret ?? '', card: testCard() } })
  await runAdminHere('members', 'find', ada.email)

  const gone = await remove(ada, password)
  expect([gone.status, gone.body]).toEqual([200, { success: true }])
  expect(String(gone.headers['set-cookie'])).toContain('Max-Age=0')
  expect((await ada.call(getCurrentUser)).status).toBe(401)
  const [sent] = await emailsInJobs()
  expect(sent).toMatchObject({ to: ada.email, subject: 'Your account at Frontier 180 has been deleted' })
  await world.runJobs()
  const left = await traces([ada.email, 'Lovelace', 'quiet mornings', 'price my services'])
  expect(left).toEqual([])
  // The id alone names nobody; it stands in what the law keeps, in what operators did, and in the job that looks once more at the
  // payment provider.
  expect((await tablesWith(ada.id)).filter((table) => !kept.includes(table))).toEqual([])

  expect((await world.stranger.call(signIn, { body: { email: ada.email, password } })).status).toBe(401)
  const again = await join()
  expect(again.id).not.toBe(ada.id)
  expect((await again.call(getCurrentUser)).body.membershipTier).toBe('starter')
})

const kept = ['paymentRecords', 'auditEntries', 'jobs', 'testProviderThings', 'testProviderAnswers']

const emailsInJobs = async () =>
  (await world.db.selectFrom('jobs').select('data').where('name', '=', 'mail.deliver').execute()).map(
    ({ data }) => (JSON.parse(data) as { letter: { to: string; subject: string; text: string } }).letter,
  )

const runAdminHere = (...words: string[]) =>
  runAdmin(words, {
    DATA_DIR: world.dataDir,
    LOG_LEVEL: 'silent',
    ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}),
  })

describe('between coach and client', () => {
  const coachWith = async (client: TestMember, names = { firstName: 'Grace', lastName: 'Hopper' }) => {
    const coach = await world.member({ role: 'coach', ...names })
    await coach.call(assignments.assignClient, { body: { clientId: client.id, notes: 'Met at the fair' } })
    await coach.call(writeToClient, { params: { clientId: client.id }, body: { text: 'Welcome aboard' } })
    return coach
  }
  const milestone = (clientId: string) => ({
    clientId,
    milestoneType: 'custom' as const,
    description: 'Zenobia signed her first customer',
    achievedAt: '2026-03-02T09:00:00.000Z',
  })

  onOneEngine('a coach who leaves frees their clients and tells them', async () => {
    const [ada, ben] = [await world.member(), await world.member()]
    const coach = await coachWith(ada)
    await coach.call(assignments.assignClient, { body: { clientId: ben.id, notes: '' } })
    await world.runJobs()
    await remove(coach)
    await world.runJobs()
    const told = world.emails.filter(({ subject }) => subject === 'Grace Hopper is no longer your coach')
    expect(told.map(({ to }) => to).sort()).toEqual([ada.email, ben.email].sort())
    expect(told[0]?.text).toMatch(/your sessions with the notes .* comments .* milestones .* what they promised/)
    expect(await traces(['Hopper', 'Welcome aboard', 'Met at the fair'])).toEqual([])
    const next = await coachWith(ada, { firstName: 'Joan', lastName: 'Clarke' })
    expect((await next.call(coaching.listClients, { query: {} })).body).toHaveLength(1)
  })

  onOneEngine('a client who leaves is gone from the coach’s record; the points stay', async () => {
    const ada = await world.member({ firstName: 'Zenobia' })
    const coach = await coachWith(ada)
    await coach.call(recordMilestone, { body: milestone(ada.id) })
    const before = (await coach.call(getCoachStats)).body
    expect(before.totalPoints).toBeGreaterThan(0)
    await world.runJobs()
    await remove(ada)
    await world.runJobs()
    expect((await coach.call(getCoachStats)).body).toEqual(before)
    expect((await coach.call(coaching.listClients, { query: {} })).body).toEqual([])
    expect(await traces(['Zenobia', ada.email])).toEqual([])
    expect(await tablesWith(ada.id)).toEqual(['auditEntries'])
    const told = world.emails.filter(({ subject }) => subject === 'A client deleted their account')
    expect(told.map(({ to }) => to)).toEqual([coach.email])
  })
})

describe('at the same time', () => {
  test('completions under way are kept by nobody, and none fails without a reason', async () => {
    const ada = await world.member()
    const calls = await Promise.all([...lessons().map((_, index) => complete(ada, index)), remove(ada)])
    expect(calls.filter(({ status }) => ![200, 401, 409].includes(status)).map(({ body }) => body)).toEqual([])
    await world.runJobs()
    expect(await traces([ada.email])).toEqual([])
    expect(await tablesWith(ada.id)).toEqual(['auditEntries'])
  })

  test('of two deletions one is done, and one email is sent', async () => {
    const ada = await world.member()
    const calls = await Promise.all([remove(ada), remove(ada), remove(ada)])
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    await world.runJobs()
    expect(world.emails.map(({ subject }) => subject)).toEqual(['Your account at Frontier 180 has been deleted'])
  })
})

test('the operator erases a member by email', async () => {
  const ada = await join()
  await complete(ada)
  const lines = await runAdminHere('members', 'erase', 'ADA@members.example')
  expect(lines[0]).toContain('Erased')
  await expect(runAdminHere('members', 'erase', ada.email)).rejects.toThrow('There’s no member')
  expect((await ada.call(getCurrentUser)).status).toBe(401)
  await world.runJobs()
  expect(await traces([ada.email])).toEqual([])
})
