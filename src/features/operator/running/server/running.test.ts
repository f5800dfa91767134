import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import type { ChatModel } from '#features/assistant/models/server/chat-model.ts'
import { getAssistantStatus } from '#features/assistant/quota/quota.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { actOnJobs, getRunning, type Running, sendTestEmail, switchAssistant } from '../running.contract.ts'
import { beat, endBeat } from './heartbeat.ts'
import type { ContentState } from './installation.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ env: { AI_TOKENS_PER_MONTH: '1000', AI_TOKEN_PRICES: 'input=1,output=2' } })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const running = async (): Promise<Running> => (await owner.call(getRunning)).body
const audit = async () => (await owner.call(listAudit, { query: {} })).body

async function deadJob(): Promise<string> {
  const id = newId()
  const at = iso(machineNow().subtract({ minutes: 5 }))
  const data = JSON.stringify({ letter: { to: 'ada@members.example', subject: 'x', text: 'x', html: 'x' }, id })
  const row = { id, name: 'mail.deliver', lane: 'mail' as const, data, attempts: 20, lastError: 'no such mailbox' }
  const free = { uniqueKey: null, work: null, leasedUntil: null, leasedBy: null }
  await world.db
    .insertInto('jobs')
    .values({ ...row, ...free, runAt: at, deadAt: at, createdAt: at })
    .execute()
  return id
}

describe('failed jobs', () => {
  test('are on top with their last error, and one that is tried again runs', async () => {
    const id = await deadJob()
    const { problems, jobs, mail } = await running()
    expect(problems[0]).toEqual({ what: '1 job failed for good.', where: 'jobs' })
    expect(jobs.troubled[0]).toMatchObject({ id, to: 'ada@members.example', lastError: 'no such mailbox' })
    expect(mail.refused).toBe(1)
    expect((await owner.call(actOnJobs, { body: { action: 'retry', id } })).body).toEqual({ count: 1 })
    await world.runJobs()
    expect(world.emails.map(({ to }) => to)).toContain('ada@members.example')
    expect((await running()).jobs).toMatchObject({ dead: 0, troubled: [] })
    expect((await audit())[0]).toMatchObject({ action: 'jobs retried', subject: '1 × mail.deliver', by: 'Olga Owner' })
  })

  test('are dropped once, for a reason that is written down, however often it is clicked', async () => {
    const id = await deadJob()
    const drop = (reason: string) => owner.call(actOnJobs, { body: { action: 'drop', id, reason } })
    expect((await drop(' ')).status).toBe(400)
    const statuses = (await Promise.all([1, 2, 3].map(() => drop('Nobody reads it')))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 404, 404])
    expect((await audit()).filter(({ action }: { action: string }) => action === 'jobs dropped')).toMatchObject([
      { reason: 'Nobody reads it' },
    ])
  })

  test('can be tried again all together', async () => {
    await deadJob()
    await deadJob()
    expect((await owner.call(actOnJobs, { body: { action: 'retry', id: 'all' } })).body).toEqual({ count: 2 })
    await world.runJobs()
  })
})

/** A connected model that uses ten tokens to ask and twenty to answer. */
const connected: ChatModel = {
  provider: 'openai-compatible',
  name: 'a-model',
  isHere: () => false,
  answer: async function* () {
    yield 'An answer of the model.'
    return { status: 'done', inputTokens: 10, outputTokens: 20 }
  },
}

describe('the assistant', () => {
  const turn = (isOn: boolean) => owner.call(switchAssistant, { body: { isOn, reason: 'Too dear' } })

  test('has nothing to turn off while no model is connected', async () => {
    expect((await turn(false)).body.code).toBe('running.noModel')
  })

  test('turned off, every server answers with the guide, and its use and cost are shown', async () => {
    Object.assign(world.services.assistant, { model: connected })
    const ada = await world.member()
    const ask = async () =>
      JSON.stringify((await ada.call(sendMessage, { body: { message: 'What is a price?' } })).body)
    const provider = async () => (await ada.call(getAssistantStatus)).body.provider
    expect(await ask()).toContain('An answer of the model.')
    expect((await running()).assistant).toMatchObject({
      model: 'a-model',
      offSince: null,
      monthTokens: 30,
      monthFreeTokens: 30,
      monthSpent: null,
      monthLimit: 1000,
      today: [{ model: 'a-model', sends: 1, tokens: 30, cost: 0.00005 }],
    })
    await Promise.all([turn(false), turn(false)])
    expect((await running()).assistant.offSince).not.toBeNull()
    expect([await provider(), (await ask()).includes('An answer of the model.')]).toEqual(['built-in', false])
    expect((await running()).assistant.monthTokens).toBe(30)
    await turn(true)
    expect([await provider(), (await ask()).includes('An answer of the model.')]).toEqual(['openai-compatible', true])
    const done = (await audit()).map(({ action }: { action: string }) => action)
    expect(done.filter((action: string) => action.startsWith('assistant'))).toEqual(['assistant on', 'assistant off'])
  })
})

test('a test email goes to the operator alone, and what the mail server says is answered', async () => {
  expect((await owner.call(sendTestEmail)).body).toEqual({ to: owner.email })
  expect(world.emails.at(-1)).toMatchObject({ to: owner.email })
  const { mail } = world.services
  Object.assign(world.services, { mail: { deliver: () => Promise.reject(new Error('535 wrong password')) } })
  const { status, body } = await owner.call(sendTestEmail)
  Object.assign(world.services, { mail })
  expect([status, body.code, body.message]).toEqual([
    502,
    'running.emailFailed',
    'The test email couldn’t be sent. The mail server said: 535 wrong password',
  ])
})

test('servers are shown while they say that they serve, and one that went quiet is a problem', async () => {
  const startedAt = iso(machineNow())
  const [one, two] = [newId(), newId()]
  for (const id of [one, one, two]) await beat(world.services, { id, startedAt })
  expect((await running()).system.servers).toHaveLength(2)
  const quiet = iso(machineNow().subtract({ minutes: 5 }))
  await world.db.updateTable('servers').set({ seenAt: quiet }).where('id', '=', two).execute()
  const { problems, system } = await running()
  expect(system.servers.map(({ id, isGone }) => [id, isGone])).toEqual([
    [one, false],
    [two, true],
  ])
  expect(problems.map(({ what }) => what)).toContain('1 server has gone quiet.')
  await endBeat(world.services, { id: two, startedAt })
  expect((await running()).system.servers.map(({ id }) => id)).toEqual([one])
  await world.db.updateTable('servers').set({ seenAt: '2026-01-01T00:00:00.000Z' }).where('id', '=', two).execute()
  await beat(world.services, { id: one, startedAt })
  expect(await world.db.selectFrom('servers').select('id').execute()).toEqual([{ id: one }])
})

test('each server tells which content it shows and what keeps it from a newer one', async () => {
  const startedAt = iso(machineNow())
  const [one, two] = [newId(), newId()]
  const telling = (current?: ContentState): Context => ({ ...world.services, contentState: current ? { current } : {} })
  await beat(telling(), { id: one, startedAt })
  const content = { version: 'a1', since: startedAt, faults: [] as string[] }
  await beat(telling(content), { id: two, startedAt })
  const contentOf = async (id: string) => (await running()).system.servers.find((server) => server.id === id)?.content
  expect([await contentOf(one), await contentOf(two)]).toEqual([null, content])
  const refused = { ...content, faults: ['plans.yaml:3: is missing.'] }
  await beat(telling(refused), { id: two, startedAt })
  await beat(telling({ ...content, version: 'b2' }), { id: one, startedAt })
  expect(await contentOf(two)).toEqual(refused)
  expect((await running()).problems.filter(({ where }) => where === 'content').map(({ what }) => what)).toEqual([
    'Changed content has mistakes, so the content from before is still shown.',
    'Servers show different content.',
  ])
  for (const id of [one, two]) await endBeat(world.services, { id, startedAt })
})

test('the rest of the screen reads what is there', async () => {
  const { system, payments, backup, checklist } = await running()
  expect(system).toMatchObject({ isLocal: true, engine: world.engine === 'postgres' ? 'PostgreSQL' : 'SQLite' })
  expect([system.migrations > 10, system.databaseBytes > 0, system.freeBytes > 0]).toEqual([true, true, true])
  expect([payments.mode, payments.differences, backup.verifiedAt]).toEqual(['stand-in', 0, null])
  const stateOf = (key: string) => checklist.find((item) => item.key === key)?.state
  expect([stateOf('mail'), stateOf('legal'), stateOf('backups'), stateOf('oidc')]).toEqual([
    'todo',
    'todo',
    'todo',
    'optional',
  ])
})
