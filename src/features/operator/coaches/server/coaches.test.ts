import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import * as messages from '#features/coaching/messages/messages.contract.ts'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { setRole } from '#features/identity/roles/roles.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listAudit } from '../../audit/audit.contract.ts'
import { actOnPerson } from '../../people/people.contract.ts'
import { listClientsOfCoach, listCoaches, moveCaseload } from '../coaches.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-20T12:00:00Z' })
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

async function coachOf(firstName: string, ...clients: TestMember[]): Promise<TestMember> {
  const coach = await world.member({ role: 'coach', firstName })
  for (const { id } of clients) await coach.call(assignClient, { body: { clientId: id } })
  return coach
}
const row = async ({ id }: TestMember) =>
  (await owner.call(listCoaches)).body.coaches.find((coach: { id: string }) => coach.id === id)
const clientsOf = async (coach: TestMember) =>
  (await owner.call(listClientsOfCoach, { params: { coachId: coach.id } })).body.map(({ id }: { id: string }) => id)
const move = (from: TestMember, to: TestMember, clients: readonly TestMember[], reason = 'Parental leave') =>
  owner.call(moveCaseload, {
    params: { coachId: from.id },
    body: { to: to.id, clientIds: clients.map(({ id }) => id), reason },
  })

test('a coach’s load, who waits since when, and the median of the time until an answer', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  const coach = await coachOf('Cora', ada, ben)
  expect(await row(coach)).toMatchObject({ clients: 2, waiting: 0, waitingSince: null, medianHours: null })
  const answer = async (client: TestMember, hours: number, day: number) => {
    const at = Temporal.Instant.from(`2026-03-2${day}T00:00:00Z`)
    world.setNow(at.toString())
    await client.call(messages.writeToCoach, { body: { text: 'A question' } })
    await client.call(messages.writeToCoach, { body: { text: 'And one more' } })
    world.setNow(at.add({ hours }).toString())
    await coach.call(messages.writeToClient, { params: { clientId: client.id }, body: { text: 'An answer' } })
  }
  await answer(ada, 2, 1)
  await answer(ben, 20, 2)
  await answer(ada, 6, 4)
  world.setNow('2026-03-25T08:00:00Z')
  await ben.call(messages.writeToCoach, { body: { text: 'Anybody there?' } })
  expect(await row(coach)).toMatchObject({
    clients: 2,
    waiting: 1,
    waitingSince: '2026-03-25T08:00:00.000Z',
    medianHours: 6,
  })
  expect((await owner.call(listCoaches)).body.coaches[0]?.id).toBe(coach.id)
})

test('clients move with a reason, once however often it is sent, and everybody is told', async () => {
  const [ada, ben, eve] = [await world.member(), await world.member(), await world.member()]
  const [from, to] = [await coachOf('Henrik', ada, ben, eve), await coachOf('Nora')]
  await world.runJobs()
  const sent = await Promise.all([move(from, to, [ada, ben]), move(from, to, [ada, ben])])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(sent.map(({ body }) => body.moved).sort()).toEqual([0, 2])
  expect([await clientsOf(from), (await clientsOf(to)).sort()]).toEqual([[eve.id], [ada.id, ben.id].sort()])
  await world.runJobs()
  for (const client of [ada, ben])
    expect(
      (await emailsTo(world, client.email)).filter(({ subject }) => subject === 'Nora Okafor is your coach now'),
    ).toHaveLength(1)
  const subjects = async ({ email }: TestMember) => (await emailsTo(world, email)).map(({ subject }) => subject)
  expect(await subjects(from)).toContain('2 clients moved to Nora Okafor')
  expect(await subjects(to)).toContain('You have 2 new clients')
  expect(await subjects(eve)).not.toContain('Nora Okafor is your coach now')
  const { body } = await owner.call(listAudit, { query: { memberId: ada.id } })
  expect(body).toMatchObject([{ action: 'moved to another coach', reason: 'Parental leave', by: 'Olga Owner' }])
  const actions = async ({ id }: TestMember) =>
    (await owner.call(listAudit, { query: { memberId: id } })).body.map(({ action }: { action: string }) => action)
  expect([await actions(from), await actions(to)]).toEqual([['clients moved away 2'], ['clients moved here 2']])
})

test('who ended a coaching with the new coach stays, is named, and no one is moved to a member who doesn’t coach', async () => {
  const [ada, ben, member] = [await world.member({ firstName: 'Ada' }), await world.member(), await world.member()]
  const to = await coachOf('Nora', ada)
  await ada.call(leaveCoach)
  const from = await coachOf('Henrik', ada, ben)
  expect((await move(from, to, [ada, ben])).body).toEqual({ moved: 1, stayed: ['Ada Okafor'] })
  expect([await clientsOf(from), await clientsOf(to)]).toEqual([[ada.id], [ben.id]])
  for (const wrong of [member, from])
    expect((await move(from, wrong, [ada])).body.code).toBe('coaching.colleagueNotFound')
  expect((await move(from, { ...to, id: 'nobody' }, [ada])).body.code).toBe('coaching.colleagueNotFound')
  expect((await move(from, to, [])).status).toBe(400)
})

test('who went back to Client Mode keeps their clients, can hand them on, and gets no new ones', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  const [away, to] = [await coachOf('Walt', ada), await coachOf('Nora', ben)]
  expect((await away.call(setRole, { body: { role: 'client' } })).status).toBe(200)
  expect([(await row(away))?.takesClients, (await row(to))?.takesClients]).toEqual([false, true])
  expect((await move(to, away, [ben])).body.code).toBe('coaching.colleagueNotFound')
  expect((await move(away, to, [ada])).body).toEqual({ moved: 1, stayed: [] })
  expect((await clientsOf(to)).sort()).toEqual([ada.id, ben.id].sort())
})

test('who asks for Coach Mode where it is granted is listed until it is', async () => {
  const closed = await newWorld({ env: { COACH_ACCESS: 'granted' } })
  try {
    const boss = await closed.member()
    await setOperator(closed.services, boss.email, true)
    const ada = await closed.member()
    for (let tries = 0; tries < 2; tries += 1)
      expect((await ada.call(setRole, { body: { role: 'coach' } })).body.code).toBe('identity.coachNotGranted')
    const asking = async () => (await boss.call(listCoaches)).body.asking.map(({ id }: { id: string }) => id)
    expect(await asking()).toEqual([ada.id])
    await boss.call(actOnPerson, { params: { memberId: ada.id }, body: { action: 'grant-coach', reason: 'Passed' } })
    expect(await asking()).toEqual([])
    const listed = async () => (await boss.call(listCoaches)).body.coaches
    expect(await listed()).toMatchObject([{ id: ada.id, isInCoachMode: false, takesClients: false }])
    expect((await ada.call(setRole, { body: { role: 'coach' } })).status).toBe(200)
    expect(await listed()).toMatchObject([{ id: ada.id, isInCoachMode: true, takesClients: true }])
  } finally {
    await closed.close()
  }
})

test('Coach Mode granted or taken back twice at once is recorded once', async () => {
  const ada = await world.member()
  const act = (action: 'grant-coach' | 'take-back-coach') => () =>
    owner.call(actOnPerson, { params: { memberId: ada.id }, body: { action, reason: 'A double click' } })
  for (const twice of [act('grant-coach'), act('take-back-coach')])
    expect((await Promise.all([twice(), twice()])).map(({ status }) => status)).toEqual([200, 200])
  const { body } = await owner.call(listAudit, { query: { memberId: ada.id } })
  expect(body).toMatchObject([{ action: 'take-back-coach' }, { action: 'grant-coach' }])
  expect((await emailsTo(world, ada.email)).filter(({ subject }) => /You can coach/.test(subject))).toHaveLength(1)
})
