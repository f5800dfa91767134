import { afterEach, beforeEach, expect, test } from 'vitest'
import { agree, ask, byCoach, firstAt, type SessionPair, sessionPair } from '#tests/world/coaching/session-pair.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { listNeedingMe } from '../../coach-dashboard/coach-dashboard.contract.ts'
import { listThreads } from '../../inbox/inbox.contract.ts'
import { getMyTalks, listClientTalks } from '../talks.contract.ts'

let world: World
let pair: SessionPair
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
  pair = await sessionPair(world)
})
afterEach(() => world.close())

const setFor = async () => {
  const mine = (await pair.ada.call(getMyTalks)).body.allowance
  expect((await pair.coach.call(listClientTalks, { params: pair.params })).body.allowance).toEqual(mine)
  return mine?.setFor
}
const shown = async () => {
  const [need] = (await pair.coach.call(listNeedingMe)).body
  const [thread] = (await pair.coach.call(listThreads)).body
  return [need?.reasons[0], thread?.waiting?.isBeyond]
}

test('a session that is agreed for this month is what both read of the month, until it’s canceled', async () => {
  expect(await setFor()).toBeUndefined()
  await agree(pair)
  expect(await setFor()).toBe(firstAt)
  await byCoach(pair, { answer: 'decline', text: 'Ill.' })
  expect(await setFor()).toBeUndefined()
})

test('one of another month leaves this month’s free', async () => {
  await ask(pair, ['2026-04-02T10:00'])
  await byCoach(pair, { answer: 'accept', time: '2026-04-02T08:00:00.000Z', place: '', text: '' })
  expect(await setFor()).toBeUndefined()
  await ask(pair)
  expect(await shown()).toEqual(['Paid session request: asked today', undefined])
})

test('a second one in the month is taken, and shown to the coach as beyond the plan’s', async () => {
  await agree(pair)
  expect((await ask(pair)).status).toBe(200)
  expect(await shown()).toEqual(['Request for a session beyond this month’s: asked today', true])
})
