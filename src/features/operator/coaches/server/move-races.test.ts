import { sql } from 'kysely'
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { moveCaseload } from '../coaches.contract.ts'

let world: World
let operators: readonly [TestMember, TestMember]
beforeAll(async () => {
  world = await newWorld()
  operators = [await world.member(), await world.member()]
  for (const { email } of operators) await setOperator(world.services, email, true)
})
afterAll(() => world.close())

const clientsOf = (coach: TestMember) =>
  world.db
    .selectFrom('coachClients')
    .select(['clientId', 'liveClientId', 'endedBy'])
    .where('coachId', '=', coach.id)
    .execute()
const move = (operator: TestMember, from: TestMember, to: TestMember, clients: readonly TestMember[]) =>
  operator.call(moveCaseload, {
    params: { coachId: from.id },
    body: { to: to.id, clientIds: clients.map(({ id }) => id), reason: 'Parental leave' },
  })

/** Lets calls begin while somebody's record is held, the second once the first waits for it, and go on together. */
async function heldUp<A, B>(held: TestMember, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  let release = () => {}
  const opened = new Promise<void>((done) => {
    release = done
  })
  const begun = vi.spyOn(world.services.db, 'transaction')
  const isHeld = Promise.withResolvers<void>()
  const holding = world.db.transaction().execute(async (db) => {
    await world.services.raiseVersion(db, held.id)
    isHeld.resolve()
    await opened
  })
  await isHeld.promise
  const one = first()
  await vi.waitFor(() => isWaitedFor(begun, 1), patience)
  const other = second()
  await vi.waitFor(() => isWaitedFor(begun, 2), patience)
  begun.mockRestore()
  release()
  await holding
  return Promise.all([one, other])
}

/** PostgreSQL may wake the second of two who wait for a changed row first: then it was another race than the one meant. */
const inOrder = { retry: 4 }

/** However busy the machine is. */
const patience = { timeout: 30_000, interval: 20 }

/** On SQLite transactions take turns in the order in which they were asked for; PostgreSQL says who waits for a lock. */
async function isWaitedFor(begun: MockInstance, count: number): Promise<void> {
  expect(begun).toHaveBeenCalledTimes(count)
  if (world.engine === 'sqlite') return
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
  expect(rows[0]?.waiting).toBe(count)
}

test(
  'a client who says “this is not my coach” in the same moment isn’t moved, and their no stays',
  inOrder,
  async () => {
    const [from, to] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
    const [ada, ben] = [await world.member(), await world.member()]
    for (const { id } of [ada, ben]) await from.call(assignClient, { body: { clientId: id } })
    const [left, moved] = await heldUp(
      ada,
      () => ada.call(leaveCoach),
      () => move(operators[0], from, to, [ada, ben]),
    )
    expect([left.status, moved.status, moved.body]).toEqual([200, 200, { moved: 1, stayed: [] }])
    expect((await clientsOf(from)).find(({ clientId }) => clientId === ada.id)?.endedBy).toBe('client')
    expect(await clientsOf(to)).toMatchObject([{ liveClientId: ben.id }])
  },
)

test(
  'a client who says it once they were moved is free of the new coach, and the other one goes',
  inOrder,
  async () => {
    const [from, to] = [await world.member({ role: 'coach' }), await world.member({ role: 'coach' })]
    const [ada, ben] = [await world.member(), await world.member()]
    for (const { id } of [ada, ben]) await from.call(assignClient, { body: { clientId: id } })
    const [moved, left] = await heldUp(
      ada,
      () => move(operators[0], from, to, [ada, ben]),
      () => ada.call(leaveCoach),
    )
    expect([moved.status, moved.body, left.status]).toEqual([200, { moved: 2, stayed: [] }, 200])
    const after = await clientsOf(to)
    expect(after.find(({ clientId }) => clientId === ada.id)).toMatchObject({ liveClientId: null, endedBy: 'client' })
    expect(after.find(({ clientId }) => clientId === ben.id)).toMatchObject({ liveClientId: ben.id })
  },
)

test('two operators who move the same clients to different coaches: each client goes once', async () => {
  const coaches = [
    await world.member({ role: 'coach' }),
    await world.member({ role: 'coach' }),
    await world.member({ role: 'coach' }),
  ] as const
  const [from, nora, omar] = coaches
  const [ada, ben] = [await world.member(), await world.member()]
  for (const { id } of [ada, ben]) await from.call(assignClient, { body: { clientId: id } })
  const answers = await heldUp(
    ada,
    () => move(operators[0], from, nora, [ada, ben]),
    () => move(operators[1], from, omar, [ben, ada]),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ body }) => body.moved).sort()).toEqual([0, 2])
  const live = await world.db
    .selectFrom('coachClients')
    .select('coachId')
    .where('liveClientId', 'in', [ada.id, ben.id])
    .execute()
  expect(new Set(live.map(({ coachId }) => coachId)).size).toBe(1)
})
