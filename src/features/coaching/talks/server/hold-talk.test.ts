import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveTier } from '#features/membership/server/public.ts'
import { type SharingPair, sharingPair } from '#tests/world/coaching/sharing-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'
import * as contract from '../talks.contract.ts'
import { newestOf, nextTalk } from '../talks.rules.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

type Body = { isHeld: boolean; heldOn?: string; after?: string | null }
const hold = ({ coach, ada }: SharingPair, body: Body = { isHeld: true }, talkId: string = nextTalk) =>
  coach.call(contract.holdTalk, { params: { clientId: ada.id, talkId }, body })
const next = async ({ coach, ada }: SharingPair) =>
  (await coach.call(contract.getClientTalk, { params: { clientId: ada.id, talkId: nextTalk } })).body

test.each(['0026-03-09', '0099-12-31', '1926-03-09'])(
  'a session of %s is refused, and changes nothing',
  async (heldOn) => {
    const pair = await sharingPair(world)
    expect((await hold(pair, { isHeld: true, heldOn })).body.code).toBe('coaching.heldTooEarly')
    expect((await next(pair)).talk.id).toBeNull()
  },
)

test('a session that is recorded for the year 26 is shown, and can be put right', async () => {
  const pair = await sharingPair(world)
  const { id } = (await hold(pair)).body
  await world.db
    .updateTable('coachTalks')
    .set({ heldAt: '0026-03-10T00:00:00.000Z', heldOn: '0026-03-09' })
    .where('id', '=', id)
    .execute()
  expect((await next(pair)).brief?.since).toBe('0026-03-10T00:00:00.000Z')
  expect((await next(pair)).earlier).toMatchObject([{ id, heldOn: '0026-03-09' }])
  expect((await hold(pair, { isHeld: false }, id)).status).toBe(200)
  expect((await hold(pair, { isHeld: true }, id)).body.heldOn).toBe('2026-03-10')
})

test('after one of an earlier day was recorded late, the next session is held all the same, and once', async () => {
  const pair = await sharingPair(world)
  const first = (await hold(pair)).body
  const late = (await hold(pair, { isHeld: true, heldOn: '2026-02-20', after: first.id })).body
  const { earlier } = await next(pair)
  expect(earlier.map(({ id }) => id)).toEqual([first.id, late.id])
  const body = { isHeld: true, after: newestOf(earlier) }
  const [one, other] = await Promise.all([hold(pair, body), hold(pair, body)])
  expect([first.id, late.id]).not.toContain(one.body.id)
  expect(other.body.id).toBe(one.body.id)
})

test('of a plan that was given, the first session takes the month’s too, and coach and client are told the same', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member()
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const gift = { tier: 'elite', lastDay: '2026-12-31', seen: null } as const
  await giveTier(world.services, { id: ada.id, email: ada.email, emailVerified: 1, timeZone: 'UTC' }, gift)
  const pair = { coach, ada } as SharingPair
  const left = async () => [
    (await next(pair)).allowance?.left,
    (await ada.call(contract.getMyTalks)).body.allowance?.left,
  ]
  expect(await left()).toEqual([1, 1])
  expect((await hold(pair)).body.isTaken).toBe(true)
  expect(await left()).toEqual([0, 0])
})

test('a session that is taken back gives the month to the next that was held in it', async () => {
  const pair = await sharingPair(world)
  const first = (await hold(pair, { isHeld: true, heldOn: '2026-03-08' })).body
  const second = (await hold(pair, { isHeld: true, heldOn: '2026-03-10', after: first.id })).body
  expect([first.isTaken, second.isTaken]).toEqual([true, false])
  await hold(pair, { isHeld: false }, first.id)
  expect((await next(pair)).allowance?.left).toBe(0)
  expect((await hold(pair, { isHeld: true, heldOn: '2026-03-08' }, first.id)).body.isTaken).toBe(false)
  await hold(pair, { isHeld: false }, first.id)
  await hold(pair, { isHeld: true, heldOn: '2026-02-20' }, first.id)
  await hold(pair, { isHeld: false }, second.id)
  expect((await next(pair)).allowance?.left).toBe(1)
})
