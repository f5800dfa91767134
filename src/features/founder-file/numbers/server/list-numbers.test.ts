import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginAgain, moveDays } from '#features/journey/pace/pace.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { saveAnswers } from '../../pages/pages.contract.ts'
import { enterNumbers, listNumbers } from '../numbers.contract.ts'

let world: World
beforeAll(async () => {
  // Late on Sunday in Greenwich, Monday already in Auckland.
  world = await newWorld({ now: '2026-03-01T20:00:00Z' })
})
afterAll(() => world.close())

test('today is the member’s own date, so that Monday’s numbers are Monday’s', async () => {
  const ada = await world.member({ timeZone: 'Pacific/Auckland' })
  const { today } = (await ada.call(listNumbers)).body
  expect(today).toBe('2026-03-02')
  const entry = { key: 'revenue', value: 540, mark: 'C' as const, date: today }
  expect((await ada.call(enterNumbers, { body: entry })).status).toBe(200)
})

test('a repeated entry is one point', async () => {
  const ada = await world.member()
  const entry = { id: 'entry-0001', key: 'revenue', value: 540, mark: 'G' as const, date: '2026-03-01' }
  await Promise.all([1, 2, 3].map(() => ada.call(enterNumbers, { body: { entries: [entry] } })))
  const { numbers } = (await ada.call(listNumbers)).body
  expect(numbers.find(({ key }) => key === 'revenue')?.points).toMatchObject([{ value: 540, mark: 'G', corrected: [] }])
})

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const enter = (member: TestMember, value: number, date: string) =>
  member.call(enterNumbers, { body: { key: 'cash', value, mark: 'C', date } })
const cashOf = async (member: TestMember) => {
  const { numbers, startedOn } = (await member.call(listNumbers)).body
  return { startedOn, cash: numbers.find(({ key }) => key === 'cash')?.points.map(({ value }) => value) }
}

test('what was measured after beginning again is later than all before it', async () => {
  on('2026-01-01')
  const ada = await world.member()
  on('2026-03-01')
  await enter(ada, 200, '2026-03-01')
  on('2026-04-01')
  await ada.call(beginAgain)
  on('2026-04-08')
  await enter(ada, 950, '2026-04-08')
  expect(await cashOf(ada)).toEqual({ startedOn: '2026-04-01', cash: [200, 950] })
})

test('what was measured after days were moved is later too', async () => {
  on('2026-01-01')
  const ada = await world.member()
  on('2026-01-29')
  await enter(ada, 100, '2026-01-29')
  on('2026-01-30')
  await ada.call(moveDays, { body: { days: 10 } })
  await enter(ada, 200, '2026-01-30')
  expect((await cashOf(ada)).cash).toEqual([100, 200])
})

test('a column of a page that is filled in late is about its day, and one of a day to come about today', async () => {
  on('2026-01-01')
  const ada = await world.member({ tier: 'elite' })
  const write = (column: string, value: number) =>
    ada.call(saveAnswers, {
      params: { pageId: 'day-one-numbers' },
      body: { field: `numbers.${column}.cash`, value, mark: 'C', version: 0 },
    })
  on('2026-02-10')
  await enter(ada, 40, '2026-02-10')
  await write('day_1', 1)
  await write('day_60', 60)
  on('2026-02-12')
  await enter(ada, 43, '2026-02-12')
  expect((await cashOf(ada)).cash).toEqual([1, 40, 60, 43])
})

test('a week passes after the first numbers before this week’s are due, and a month while no one is there to count', async () => {
  const due = async (member: TestMember, ...dates: string[]) => {
    const told: boolean[] = []
    for (const date of dates) {
      on(date)
      told.push((await member.call(listNumbers)).body.isEntryDue)
    }
    return told
  }
  const count = (member: TestMember, date: string, people: number) => {
    on(date)
    const entries = ['clients', 'leads', 'calls'].map((key) => ({ key, value: people, mark: 'C' as const, date }))
    return member.call(enterNumbers, { body: { entries } })
  }
  on('2026-04-01')
  const [tom, mira] = [await world.member(), await world.member()]
  // A Wednesday.
  await count(tom, '2026-04-01', 96)
  await count(mira, '2026-04-01', 0)
  expect(await due(tom, '2026-04-06', '2026-04-07', '2026-04-08')).toEqual([false, false, true])
  await count(tom, '2026-04-11', 99)
  expect(await due(tom, '2026-04-12', '2026-04-13')).toEqual([false, true])
  expect(await due(mira, '2026-04-08', '2026-04-13', '2026-05-01')).toEqual([false, false, true])
  await count(mira, '2026-05-01', 1)
  expect(await due(mira, '2026-05-04')).toEqual([true])
})
