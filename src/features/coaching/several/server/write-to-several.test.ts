import { afterAll, beforeAll, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import * as messages from '../../messages/messages.contract.ts'
import * as myCoach from '../../my-coach/my-coach.contract.ts'
import { writeToSeveral } from '../several.contract.ts'
import { severalLimits } from '../several.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

async function coachOf(...names: string[]) {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const clients: TestMember[] = []
  for (const firstName of names) clients.push(await world.member({ firstName }))
  for (const { id } of clients) await coach.call(assignClient, { body: { clientId: id } })
  await world.runJobs()
  world.emails.length = 0
  return { coach, clients, ids: clients.map(({ id }) => id) }
}

const body = (clientIds: string[], text = 'Hi {name}, the call is on Tuesday.') => ({
  body: { clientIds, text, sendId: crypto.randomUUID() },
})
const texts = async (client: TestMember) =>
  (await client.call(messages.getMyThread)).body?.messages.map(({ text }) => text) ?? []

onOneEngine('each gets their own message with their own name, in their own thread and by email', async () => {
  const { coach, clients, ids } = await coachOf('Ada', 'Ben', 'Chi')
  const sent = await coach.call(writeToSeveral, body(ids))
  expect(sent.body).toEqual({ sent: 3, mailed: 3, missed: [] })
  for (const [n, name] of ['Ada', 'Ben', 'Chi'].entries())
    expect(await texts(clients[n] as TestMember)).toEqual([`Hi ${name}, the call is on Tuesday.`])
  await world.runJobs()
  expect(world.emails.map(({ to }) => to).sort()).toEqual(clients.map(({ email }) => email).sort())
})

test('sent again, from several tabs at the same time or after it broke off, it reaches no one twice', async () => {
  const { coach, clients, ids } = await coachOf('Ada', 'Ben', 'Chi', 'Dan')
  const once = body(ids.slice(0, 2))
  await coach.call(writeToSeveral, once)
  const whole = { body: { ...once.body, clientIds: [...ids, ...ids] } }
  const replies = await Promise.all([1, 2, 3].map(() => coach.call(writeToSeveral, whole)))
  expect(replies.map(({ status, body }) => [status, body.sent])).toEqual([
    [200, 4],
    [200, 4],
    [200, 4],
  ])
  for (const client of clients) expect(await texts(client)).toHaveLength(1)
  await world.runJobs()
  expect(world.emails).toHaveLength(4)
})

onOneEngine('someone else’s client, and one who left, are named and get nothing', async () => {
  const { coach, ids, clients } = await coachOf('Ada', 'Ben')
  const other = await coachOf('Zoe')
  await clients[1]?.call(myCoach.leaveCoach)
  const sent = await coach.call(writeToSeveral, body([...ids, ...other.ids, 'no-one']))
  expect(sent.body).toMatchObject({ sent: 1, missed: [ids[1], other.ids[0], 'no-one'] })
  expect(await texts(other.clients[0] as TestMember)).toEqual([])
})

onOneEngine('what a client asked goes on waiting: a message to several answers no one', async () => {
  const { coach, clients, ids } = await coachOf('Ada')
  await clients[0]?.call(messages.writeToCoach, { body: { text: 'Which price?' } })
  await coach.call(writeToSeveral, body(ids))
  expect((await coach.call(messages.countUnread)).body.count).toBe(1)
})

test('two coaches who write to their clients, who write back in the same moment, all get through', async () => {
  const [one, two] = [await coachOf('Ada', 'Ben'), await coachOf('Eve', 'Dan')]
  const replies = await Promise.all([
    one.coach.call(writeToSeveral, body(one.ids)),
    two.coach.call(writeToSeveral, body([...two.ids].reverse())),
    ...[...one.clients, ...two.clients].map((each) => each.call(messages.writeToCoach, { body: { text: 'Hello' } })),
  ])
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200))
  for (const client of [...one.clients, ...two.clients]) expect(await texts(client)).toHaveLength(2)
})

onOneEngine('it is bounded: in length, in clients, and in sends an hour', async () => {
  const { coach, ids } = await coachOf('Bartholomew')
  const long = await coach.call(writeToSeveral, body(ids, `{name}${'x'.repeat(3994)}`))
  expect([long.status, long.body.code]).toEqual([400, 'coaching.tooLong'])
  const many = await coach.call(writeToSeveral, body(Array.from({ length: 501 }, (_, n) => `c${n}`)))
  expect(many.status).toBe(400)
  const statuses: number[] = []
  for (let n = 0; n < severalLimits.sends; n += 1) statuses.push((await coach.call(writeToSeveral, body(ids))).status)
  expect(statuses).toEqual([...Array(severalLimits.sends - 1).fill(200), 429])
})

test('a text that is too long with one of the names reaches no one', async () => {
  const { coach, clients, ids } = await coachOf('Al', 'Alexandria')
  const refused = await coach.call(writeToSeveral, body(ids, `${'x'.repeat(coachingLimits.message - 6)}{name}`))
  expect([refused.status, refused.body.code]).toEqual([400, 'coaching.tooLong'])
  for (const client of clients) expect(await texts(client)).toEqual([])
})
