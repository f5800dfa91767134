import { afterEach, beforeEach, expect, test } from 'vitest'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import * as broadcasts from '../broadcasts.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

/** Lets the clock reach every page, and sends what is due. */
async function sendAll(): Promise<void> {
  for (let page = 0; page < 3; page += 1) {
    await world.db.updateTable('jobs').set({ runAt: '2020-01-01T00:00:00.000Z' }).execute()
    await world.runJobs()
  }
}

const words = { subject: 'A call on Friday', text: 'We talk at noon.' }

/** Six people, the first of whom writes to all. */
async function newBroadcast() {
  const people: TestMember[] = []
  for (let n = 0; n < 6; n += 1) people.push(await world.member())
  const [owner] = people
  if (!owner) throw new Error('no one')
  await setOperator(world.services, owner.email, true)
  await sendAll()
  const params = { broadcastId: (await owner.call(broadcasts.createBroadcast, { body: words })).body.id }
  const start = () => owner.call(broadcasts.startBroadcast, { params, body: { version: 0 } })
  const stop = () => owner.call(broadcasts.stopBroadcast, { params, body: {} })
  const read = async () => (await owner.call(broadcasts.getBroadcast, { params })).body
  return { people, start, stop, read }
}

const countFor = async (address: string) =>
  (await emailsTo(world, address)).filter(({ subject }) => subject === words.subject).length

/** The mail server takes so many, and refuses the rest for now. */
async function sendOnly(most: number): Promise<void> {
  const { deliver } = world.services.mail
  let left = 0
  world.services.mail.deliver = async (email, messageId) => {
    if (left === most) throw new Error('421 later')
    left += 1
    await deliver(email, messageId)
  }
  await world.runJobs()
  world.services.mail.deliver = deliver
}

test('a short broadcast is stopped while its emails wait for a slow mail server, and continuing leaves no one out', async () => {
  const { people, start, stop, read } = await newBroadcast()
  const counts = () => Promise.all(people.map(({ email }) => countFor(email)))

  await start()
  await sendOnly(2)
  expect(await read()).toMatchObject({ state: 'sending', sent: 6, waiting: 4, finishedAt: expect.any(String) })
  expect((await stop()).body).toMatchObject({ state: 'stopped', sent: 2, waiting: 0, finishedAt: null })
  await sendAll()
  expect((await counts()).reduce((sum, count) => sum + count, 0)).toBe(2)

  await start()
  await sendAll()
  expect(await read()).toMatchObject({ state: 'sent', sent: 6, waiting: 0, refused: 0 })
  expect(await counts()).toEqual([1, 1, 1, 1, 1, 1])
  expect((await stop()).body.code).toBe('operator.broadcastNotRunning')
})

onOneEngine('someone who has another address by then is not left out, and gets it there', async () => {
  const { people, start, stop, read } = await newBroadcast()
  await start()
  await sendOnly(0)
  const moved = people.at(-1)?.id ?? ''
  await world.db.updateTable('users').set({ email: 'moved@members.example' }).where('id', '=', moved).execute()
  expect((await stop()).body).toMatchObject({ state: 'stopped', sent: 0, waiting: 0 })
  await start()
  await sendAll()
  expect(await read()).toMatchObject({ state: 'sent', sent: 6, refused: 0 })
  expect(await countFor('moved@members.example')).toBe(1)
})

test('what a version before handed out, which names no member, is taken back by its address', async () => {
  const { start, stop } = await newBroadcast()
  await start()
  await sendOnly(0)
  const jobs = await world.db.selectFrom('jobs').select(['id', 'data']).where('partOf', 'is not', null).execute()
  for (const { id, data } of jobs) {
    const { letter, ...rest } = JSON.parse(data)
    const before = JSON.stringify({ ...rest, letter: { ...letter, memberId: undefined } })
    await world.db.updateTable('jobs').set({ data: before }).where('id', '=', id).execute()
  }
  expect((await stop()).body).toMatchObject({ state: 'stopped', sent: 0, waiting: 0 })
  expect(await world.db.selectFrom('broadcastEmails').select('memberId').execute()).toEqual([])
})

onOneEngine('however many emails wait, all of them are taken back, and no more than 500 are read at once', async () => {
  const { start, stop } = await newBroadcast()
  await start()
  await sendOnly(0)
  const [one] = await world.db.selectFrom('jobs').selectAll().where('partOf', 'is not', null).execute()
  if (!one) throw new Error('no email waits')
  for (let n = 0; n < 1100; n += 1)
    await world.db
      .insertInto('jobs')
      .values({ ...one, id: `copy-${n}`, uniqueKey: null })
      .execute()
  const sent = await world.statementsOf(async () => {
    expect((await stop()).body).toMatchObject({ state: 'stopped', sent: 0, waiting: 0 })
  })
  const reading = sent.filter((tree) => tree.includes('DeleteQueryNode') && tree.includes('ReturningNode'))
  expect(reading.map((tree) => tree.includes('LimitNode'))).toEqual([true, true, true, true])
  expect(await world.db.selectFrom('jobs').select('id').where('partOf', 'is not', null).execute()).toEqual([])
})
