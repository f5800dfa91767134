import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { pause, saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  // A Monday.
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  ada = await world.member()
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const streak = async () => (await ada.call(getDashboard)).body.workStreak
const agree = (...weekdays: number[]) => ada.call(saveWorkHours, { body: { weekdays } })
const write = (value: number, version = 0) =>
  ada.call(saveAnswers, {
    params: { pageId: 'day-one-numbers' },
    body: { field: 'numbers.day_1.cash', value, mark: 'C', version },
  })
const complete = (index: number) => {
  const { id = '', moduleId = '' } = world.services.program.modules[0]?.core[index] ?? {}
  return ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

test('there is none before days are agreed to', async () => {
  await complete(0)
  expect(await streak()).toBeNull()
})

test('lessons, pages and numbers of the Founder file count, each day once, also when an answer is written over', async () => {
  await agree(1, 2, 3, 4)
  await complete(0)
  await complete(1)
  on('2026-03-03')
  await write(5200)
  on('2026-03-04')
  await ada.call(enterNumbers, { body: { key: 'costs', value: 210, mark: 'C', date: '2026-03-04' } })
  on('2026-03-05')
  await write(5300, 1)
  expect(await streak()).toMatchObject({ days: 4, freezes: 0, untilFreeze: 1 })
})

test('days chosen later change nothing of those before', async () => {
  await agree(1)
  await complete(0)
  on('2026-03-08')
  await agree(1, 2, 3, 4, 5, 6, 7)
  expect(await streak()).toMatchObject({ days: 1 })
  on('2026-03-09')
  expect(await streak()).toMatchObject({ days: 0 })
})

test('a pause leaves it as it is, and a missed day begins it anew', async () => {
  await agree(1, 2, 3, 4, 5, 6, 7)
  await complete(0)
  on('2026-03-03')
  await ada.call(pause, { body: { days: 10 } })
  on('2026-03-13')
  expect(await streak()).toMatchObject({ days: 1 })
  on('2026-03-14')
  expect(await streak()).toMatchObject({ days: 0 })
})
