import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { inviteMember, setOperator } from '#features/identity/server/public.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newId } from '#platform/server/new-id.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPerson, listPeople, type PersonRow } from '../people.contract.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T23:30:00Z' })
  owner = await world.member({ lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const list = async (query: object) => (await owner.call(listPeople, { query: { limit: 100, ...query } as never })).body
const idsOf = async (query: object) => {
  const { people, total } = await list(query)
  expect(people).toHaveLength(total)
  return people.map(({ id }: { id: string }) => id).sort()
}

test('by the day that the list shows, whatever moved it and wherever its member is', async () => {
  const zones = ['UTC', 'Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata', 'America/New_York']
  const date = (days: number) => Temporal.PlainDate.from('2026-03-02').subtract({ days }).toString()
  for (let n = 0; n < 40; n += 1) {
    const { id } = await world.member({ timeZone: zones[n % zones.length] ?? 'UTC', enrolledOn: date(n * 5) })
    const paused = n % 3 === 0 ? { pausedFrom: date(n), pausedUntil: date(n - 7) } : {}
    const moved = { dayShift: n % 4, dayFloor: n % 5 === 0 ? 12 : 1, begunOn: n % 7 === 0 ? date(n) : null }
    await world.db
      .updateTable('users')
      .set({ ...paused, ...moved })
      .where('id', '=', id)
      .execute()
  }
  const { people: all } = await list({})
  for (const [fromDay, toDay] of [
    [1, 1],
    [2, 12],
    [12, 12],
    [30, 90],
    [100, 180],
    [180, 180],
  ] as const) {
    const right = all.filter(({ day }: { day: number | null }) => (day ?? 0) >= fromDay && (day ?? 0) <= toDay)
    expect(await idsOf({ fromDay, toDay })).toEqual(right.map(({ id }: { id: string }) => id).sort())
  }
  expect((await list({ fromDay: 40 })).total).toBe(
    all.filter(({ day }: { day: number | null }) => (day ?? 0) >= 40).length,
  )
  expect(all.some(({ day }: { day: number | null }) => day === 180)).toBe(true)
})

test('who is paused today, by the date where they are', async () => {
  // Half past eleven at night in London on March 2.
  const pauses = [
    ['Pacific/Auckland', '2026-03-01', '2026-03-02', false],
    ['Pacific/Auckland', '2026-03-03', '2026-03-05', true],
    // Moved west since the pause began.
    ['UTC', '2026-03-03', '2026-03-05', true],
    ['UTC', '2026-03-02', '2026-03-02', true],
    ['Pacific/Honolulu', '2026-03-02', '2026-03-02', true],
    ['Pacific/Honolulu', '2026-02-25', '2026-03-01', false],
  ] as const
  const paused = new Map<string, boolean>()
  for (const [timeZone, pausedFrom, pausedUntil, isPaused] of pauses) {
    const { id } = await world.member({ timeZone })
    await world.db.updateTable('users').set({ pausedFrom, pausedUntil }).where('id', '=', id).execute()
    paused.set(id, isPaused)
  }
  const found = await idsOf({ status: 'paused' })
  const { people } = await list({})
  for (const [id, isPaused] of paused) {
    const one = people.find((person: PersonRow) => person.id === id)
    expect([found.includes(id), one?.statuses.includes('paused')]).toEqual([isPaused, isPaused])
  }
})

test('by a part of their coach’s name or address', async () => {
  const coach = await world.member({ role: 'coach', firstName: 'Cora', lastName: 'Quist' })
  const [ada] = [await world.member(), await world.member()]
  await world.db
    .insertInto('coachClients')
    .values({
      ...{ id: newId(), coachId: coach.id, clientId: ada.id, liveClientId: ada.id },
      ...{ status: 'active', notes: '', assignedAt: '2026-03-01T12:00:00.000Z' },
    })
    .execute()
  expect(await idsOf({ coach: 'QUIS' })).toEqual([ada.id])
  expect(await idsOf({ coach: coach.email.slice(0, -3) })).toEqual([ada.id])
  expect(await idsOf({ coach: 'nobody%' })).toEqual([])
  expect(await idsOf({ coach: 'quist', tier: 'elite' })).toEqual([])
})

test('by when they were last here, signed out since or not', async () => {
  const [ada, ben, cy, dan] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const ago = (days: number) => iso(machineNow().subtract({ hours: 24 * days }))
  const seen = (member: TestMember, days: number) =>
    world.db
      .updateTable('sessions')
      .set({ updatedAt: ago(days) })
      .where('userId', '=', member.id)
      .execute()
  await seen(ada, 3)
  await seen(ben, 20)
  for (const [member, days] of [
    [cy, 40],
    [dan, 1],
  ] as const) {
    await world.db.deleteFrom('sessions').where('userId', '=', member.id).execute()
    await world.db
      .updateTable('users')
      .set({ seenAt: ago(days) })
      .where('id', '=', member.id)
      .execute()
  }
  const among = async (query: object) =>
    (await idsOf(query)).filter((id: string) => [ada.id, ben.id, cy.id, dan.id].includes(id))
  expect(await among({ seen: 'week' })).toEqual([ada.id, dan.id].sort())
  expect(await among({ seen: 'month' })).toEqual([ada.id, ben.id, dan.id].sort())
  expect(await among({ seen: 'away' })).toEqual([cy.id])
})

test('who was invited is on no day until they come', async () => {
  const id = await inviteMember(world.services, { email: 'ines@new.example', firstName: 'Inês', lastName: 'New' })
  expect((await list({ search: 'ines@new.example' })).people).toMatchObject([{ id, day: null, lastSeenAt: null }])
  expect((await list({ search: 'ines@new.example', fromDay: 1 })).total).toBe(0)
  expect((await owner.call(getPerson, { params: { memberId: id ?? '' } })).body.day).toBeNull()
})

test('days of which the first comes after the last are refused, in the table too', async () => {
  const reversed = await owner.call(listPeople, { query: { fromDay: 90, toDay: 30 } as never })
  expect([reversed.status, reversed.body]).toMatchObject([400, { code: 'operator.daysReversed' }])
  expect((await owner.send('GET', '/api/operator/people.csv?fromDay=90&toDay=30')).statusCode).toBe(400)
})

test.each(['name', 'day', 'seen'] as const)(
  'in the order of %s every person stands once, page by page',
  async (sort) => {
    const rows: PersonRow[] = []
    for (let before: string | undefined; ; ) {
      const page = await list({ sort, limit: 3, ...(before ? { before } : {}) })
      rows.push(...page.people)
      before = page.next ?? undefined
      if (!page.hasMore) break
    }
    expect(new Set(rows.map(({ id }) => id)).size).toBe((await list({})).total)
    const keys = rows.map(
      ({ name, day, lastSeenAt }) => ({ name: name.toLowerCase(), day: day ?? 0, seen: lastSeenAt ?? '' })[sort],
    )
    const sorted = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    expect(keys).toEqual(sort === 'name' ? sorted : sorted.reverse())
  },
)

test.each(['newest', 'name', 'day', 'seen'] as const)(
  'in the order of %s the list goes on where it was, though the last who was listed is deleted by then',
  async (sort) => {
    const leaving = await world.member({ lastName: 'Leaving' })
    const everyone = (await list({ sort })).people.map(({ id }: { id: string }) => id)
    const at = everyone.indexOf(leaving.id)
    const first = await list({ sort, limit: at + 1 })
    expect(first.people.at(-1)?.id).toBe(leaving.id)
    expect((await leaving.call(deleteAccount, { body: {} })).status).toBe(200)
    const following = await list({ sort, before: first.next })
    expect(following.people.map(({ id }: { id: string }) => id)).toEqual(everyone.slice(at + 1))
    // As a page asks that was open before a place said more than who it was.
    const old = await owner.call(listPeople, { query: { sort, limit: 3, before: leaving.id } as never })
    expect(old.status).toBe(sort === 'newest' ? 200 : 409)
  },
)
