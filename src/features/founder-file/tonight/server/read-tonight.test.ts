import { afterEach, beforeEach, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { openSubModule } from '#features/journey/lessons/lessons.contract.ts'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getLessonPage, saveAnswers } from '../../pages/pages.contract.ts'
import { tonightWords } from '../tonight-words.ts'

let world: World
let imani: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T18:00:00Z' })
  imani = await world.member()
})
afterEach(() => world.close())

const lesson = { subModuleId: 'foundation-01-day-one-numbers' }
const shortEvenings = { hoursPerWeek: 1, weekdays: [1, 2, 3], startsAt: '20:00' }
const agree = (body = shortEvenings) => imani.call(saveWorkHours, { body })
const onDashboard = async () => {
  const { tonight } = (await imani.call(getDashboard)).body
  return tonight && tonightWords(tonight)
}
const inLesson = async () => {
  const { tonight } = (await imani.call(getLessonPage, { params: lesson })).body
  return tonight && tonightWords(tonight)
}
const fill = (...rows: string[]) =>
  imani.call(saveAnswers, {
    params: { pageId: 'day-one-numbers' },
    body: { answers: rows.map((row) => ({ field: `numbers.day_1.${row}`, value: 1, version: 0 })) },
  })

test('who has 20 minutes an evening is told what of the lesson is tonight’s, and goes on from there on the next', async () => {
  await agree()
  expect(await onDashboard()).toMatch(/^Tonight, 20 min: read the lesson, then fill in “Customers who paid” through “/)
  await imani.call(openSubModule, { params: lesson })
  expect(await inLesson()).toMatch(/^Tonight, 20 min: fill in “Customers who paid” through “/)
  await fill('clients', 'revenue', 'costs')
  expect(await inLesson()).toMatch(/^Tonight, 20 min: fill in “Cash in the business today”/)
  await fill('cash', 'hours', 'leads')
  expect(await onDashboard()).toMatch(/^That’s tonight’s 20 minutes. Next time: “Sales conversations you held” and “/)
  world.setNow('2026-03-03T18:00:00Z')
  expect(await onDashboard()).toMatch(/^Tonight, 20 min: fill in “Sales conversations you held” through “/)
  expect(await inLesson()).toBe(await onDashboard())
})

test('a filled page is to be looked over and marked', async () => {
  await agree()
  await fill('clients', 'revenue', 'costs', 'cash', 'hours', 'leads', 'calls', 'new_customers')
  const texts = ['worry', 'first_move'].map((field) => ({ field, value: 'Revenue, because no one asked.', version: 0 }))
  await imani.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body: { answers: texts } })
  expect(await onDashboard()).toBe('Tonight, 20 min: look it over and mark it complete.')
})

test('where a day holds the lesson, or no days were agreed to, nothing is said', async () => {
  expect([await onDashboard(), await inLesson()]).toEqual([null, null])
  await agree({ ...shortEvenings, hoursPerWeek: 6 })
  expect([await onDashboard(), await inLesson()]).toEqual([null, null])
})

test('by day it is not called tonight', async () => {
  await agree({ ...shortEvenings, startsAt: '07:30' })
  expect(await onDashboard()).toMatch(/^Today, 20 min: read the lesson/)
})
