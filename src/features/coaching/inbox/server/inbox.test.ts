import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedClients } from '#tests/world/caseload.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import { listClients } from '../../caseload/caseload.contract.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import * as messages from '../../messages/messages.contract.ts'
import { requestCoaching } from '../../requests/requests.contract.ts'
import * as inbox from '../inbox.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
})
afterAll(() => world.close())

const coachOf = async (...clients: TestMember[]) => {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  for (const { id } of clients) await coach.call(assignClient, { body: { clientId: id } })
  return coach
}
const of = (client: { id: string }) => ({ params: { clientId: client.id } })
const write = (client: TestMember, text: string) => client.call(messages.writeToCoach, { body: { text } })
const waiting = async (coach: TestMember) => (await coach.call(messages.countUnread)).body.count
const threads = async (coach: TestMember) => (await coach.call(inbox.listThreads)).body
const threadOf = async (coach: TestMember, client: TestMember) =>
  (await coach.call(messages.getClientThread, of(client))).body
const putAside = async (coach: TestMember, client: TestMember) => {
  const { waitingUpTo } = await threadOf(coach, client)
  return (await coach.call(inbox.putAside, { ...of(client), body: { upTo: waitingUpTo ?? '' } })).body.at
}

test('a message waits until it is answered: to open it only marks it as seen', async () => {
  const ada = await world.member()
  const coach = await coachOf(ada)
  await write(ada, 'Two said yes.')
  await coach.call(messages.markClientThreadRead, of(ada))
  expect((await coach.call(listClients, { query: {} })).body[0]).toMatchObject({
    unread: 0,
    waiting: { kind: 'message' },
  })
  expect((await coach.call(listNeedingMe)).body[0]?.reasons).toContain('Wrote to you today')
  expect(await waiting(coach)).toBe(1)
  await coach.call(messages.writeToClient, { ...of(ada), body: { text: 'And the third?' } })
  expect(await waiting(coach)).toBe(0)
  expect((await threads(coach))[0]).toMatchObject({ waiting: null, last: { mine: true, text: 'And the third?' } })
})

test('what is put aside waits no longer, can be put back, and never shows on the client’s side', async () => {
  const ada = await world.member()
  const coach = await coachOf(ada)
  await write(ada, 'Thanks!')
  const at = await putAside(coach, ada)
  expect([await waiting(coach), (await threadOf(coach, ada)).putAsideAt]).toEqual([0, at])
  expect(JSON.stringify((await ada.call(messages.getMyThread)).body)).not.toMatch(/aside|waiting|answered/i)
  await coach.call(inbox.putBack, { ...of(ada), body: { at } })
  await coach.call(inbox.putBack, { ...of(ada), body: { at } })
  expect([await waiting(coach), (await threadOf(coach, ada)).putAsideAt]).toEqual([1, null])
  await putAside(coach, ada)
  await write(ada, 'One more thing.')
  expect(await waiting(coach)).toBe(1)
})

test('a message that arrives while the coach answers, or puts the thread aside, goes on waiting', async () => {
  const ada = await world.member()
  const coach = await coachOf(ada)
  await write(ada, 'First.')
  const { waitingUpTo } = await threadOf(coach, ada)
  await write(ada, 'Second, not seen yet.')
  await coach.call(messages.writeToClient, { ...of(ada), body: { text: 'To the first.', answers: waitingUpTo ?? '' } })
  expect(await waiting(coach)).toBe(1)
  await coach.call(inbox.putAside, { ...of(ada), body: { upTo: waitingUpTo ?? '' } })
  expect(await waiting(coach)).toBe(1)
})

test('an answer in one tab and putting aside in another at the same time end answered', async () => {
  for (let round = 0; round < 5; round += 1) {
    const ada = await world.member()
    const coach = await coachOf(ada)
    await write(ada, 'Which one wins?')
    const { waitingUpTo } = await threadOf(coach, ada)
    const [answered, aside] = await Promise.all([
      coach.call(messages.writeToClient, { ...of(ada), body: { text: 'This one.', answers: waitingUpTo ?? '' } }),
      coach.call(inbox.putAside, { ...of(ada), body: { upTo: waitingUpTo ?? '' } }),
    ])
    expect([answered.status, aside.status]).toEqual([200, 200])
    await coach.call(inbox.putBack, { ...of(ada), body: { at: aside.body.at } })
    expect(await waiting(coach)).toBe(0)
  }
})

test('one send is one message and one email, however often and from however many tabs it comes', async () => {
  const ada = await world.member()
  const coach = await coachOf(ada)
  await world.runJobs()
  world.emails.length = 0
  const body = { text: 'How was the call?', sendId: crypto.randomUUID() }
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => coach.call(messages.writeToClient, { ...of(ada), body })),
  )
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  const back = { text: 'Good.', sendId: crypto.randomUUID() }
  await Promise.all(Array.from({ length: 5 }, () => ada.call(messages.writeToCoach, { body: back })))
  expect((await threadOf(coach, ada)).messages.map(({ text }) => text)).toEqual(['How was the call?', 'Good.'])
  await world.runJobs()
  expect(world.emails.map(({ to }) => to).sort()).toEqual([ada.email, coach.email].sort())
})

test('the inbox has paid requests first, then who has waited longest, and leads nowhere for another coach', async () => {
  const [ada, ben, eve, dan] = [
    await world.member({ firstName: 'Ada' }),
    await world.member({ firstName: 'Ben' }),
    await world.member({ firstName: 'Eve', tier: 'elite' }),
    await world.member({ firstName: 'Dan' }),
  ]
  const coach = await coachOf(ada, ben, eve, dan)
  world.setNow('2026-03-21T12:00:00Z')
  await write(ben, 'Longest.')
  world.setNow('2026-03-22T12:00:00Z')
  await write(ada, 'Later.')
  await eve.call(requestCoaching, { body: { kind: 'session', text: 'Pricing' } })
  await coach.call(messages.writeToClient, { ...of(dan), body: { text: 'Hello' } })
  const list = await threads(coach)
  expect(list.map(({ name, waiting }) => [name.split(' ')[0], waiting?.kind ?? null])).toEqual([
    ['Eve', 'session'],
    ['Ben', 'message'],
    ['Ada', 'message'],
    ['Dan', null],
  ])
  const today = (await coach.call(listNeedingMe)).body
  expect(today[0]).toMatchObject({ clientId: eve.id, waiting: 'session' })
  expect(today[0]?.reasons[0]).toBe('Paid session request: asked today')
  const other = await coachOf()
  expect(await threads(other)).toEqual([])
  const refused = await Promise.all([
    other.call(inbox.putAside, { ...of(ada), body: { upTo: 'x' } }),
    other.call(inbox.putBack, { ...of(ada), body: { at: '2026-03-22T12:00:00.000Z' } }),
  ])
  expect(refused.map(({ body }) => body.code)).toEqual(['coaching.clientNotFound', 'coaching.clientNotFound'])
})

test('whoever wrote is on the list of who needs me however many are behind', async () => {
  const zed = await world.member({ firstName: 'Zed' })
  const coach = await coachOf(zed)
  await seedClients(world, coach, 60)
  world.setNow('2026-05-01T12:00:00Z')
  await write(zed, 'Urgent: my customer wants the money back today.')
  const list = (await coach.call(listNeedingMe)).body
  expect(list[0]).toMatchObject({ clientId: zed.id, waiting: 'message' })
  expect(list.length).toBeGreaterThan(50)
})

test('a paid request waits since it was asked, whatever was written before it', async () => {
  const eve = await world.member({ tier: 'elite' })
  const coach = await coachOf(eve)
  world.setNow('2026-05-01T12:00:00Z')
  await write(eve, 'Two said yes.')
  world.setNow('2026-05-03T12:00:00Z')
  await eve.call(requestCoaching, { body: { kind: 'session', text: 'Pricing' } })
  expect((await threads(coach))[0]?.waiting).toEqual({ kind: 'session', since: '2026-05-03T12:00:00.000Z' })
})
