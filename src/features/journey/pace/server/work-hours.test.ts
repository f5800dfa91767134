import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { getWorkHours, saveWorkHours } from '../pace.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const none = { building: '', stage: null, hoursPerWeek: null, weekdays: [], startsAt: null }

test('each answer is saved by itself and leaves the others', async () => {
  const ada = await world.member()
  expect((await ada.call(getWorkHours)).body).toEqual(none)
  await ada.call(saveWorkHours, { body: { building: ' A bakery ', stage: 'business' } })
  await ada.call(saveWorkHours, { body: { hoursPerWeek: 6 } })
  await ada.call(saveWorkHours, { body: { weekdays: [6, 2, 6], startsAt: '07:30' } })
  const all = { building: 'A bakery', stage: 'business', hoursPerWeek: 6, weekdays: [2, 6], startsAt: '07:30' }
  expect((await ada.call(getWorkHours)).body).toEqual(all)
  await ada.call(saveWorkHours, { body: { hoursPerWeek: null } })
  expect((await ada.call(getWorkHours)).body).toEqual({ ...all, hoursPerWeek: null })
})

test('three answers at once are all saved', async () => {
  const ada = await world.member()
  const bodies = [{ building: 'A bakery' }, { hoursPerWeek: 6 }, { weekdays: [2], startsAt: '07:30' }]
  await Promise.all(bodies.map((body) => ada.call(saveWorkHours, { body })))
  expect((await ada.call(getWorkHours)).body).toEqual({ ...none, ...Object.assign({}, ...bodies) })
})
