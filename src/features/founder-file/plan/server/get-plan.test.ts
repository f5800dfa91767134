import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { saveAnswers } from '../../pages/pages.contract.ts'
import { changeFileSettings } from '../../settings/settings.contract.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import { getPlan } from '../plan.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const planOf = async (member: TestMember) => (await member.call(getPlan)).body
const boxOf = async (member: TestMember, key: string) =>
  (await planOf(member)).boxes.find((box) => box.key === key) ?? { lines: [], gap: undefined, lesson: undefined }
const write = (
  member: TestMember,
  pageId: string,
  answers: readonly { field: string; value: unknown; mark?: Mark }[],
) =>
  member.call(saveAnswers, {
    params: { pageId },
    body: { answers: answers.map((answer) => ({ version: 0, ...answer })) },
  } as never)

test('an empty plan has eleven boxes, each naming the lesson that fills it and its minutes', async () => {
  const { boxes, currency, date } = await planOf(await world.member())
  expect(boxes.map(({ title }) => title)).toEqual([
    'Purpose',
    'Customers',
    'Problem',
    'Position',
    'Offer',
    'Price',
    'Unit economics',
    'Channel',
    '13 weeks of cash',
    'Organization',
    'Direction',
  ])
  expect(boxes.every(({ lines, gap }) => lines.length === 0 && gap && gap.minutes > 0 && gap.title !== '')).toBe(true)
  expect(boxes[0]?.gap).toMatchObject({ pageId: 'purpose-statement', subModuleId: 'foundation-01-founder-goals' })
  expect({ currency, date }).toEqual({ currency: 'USD', date: '2026-03-02' })
})

test('a box shows what is answered, in the member’s currency, and is no gap any more', async () => {
  const ada = await world.member()
  await ada.call(changeFileSettings, { body: { currency: 'EUR' } })
  await write(ada, 'purpose-statement', [
    { field: 'income', value: 5200 },
    { field: 'wins', value: 'hours' },
  ])
  const { lines, gap } = await boxOf(ada, 'purpose')
  expect(gap).toBeNull()
  expect(lines).toEqual([
    { label: 'Income a month by day 180', text: '€5,200', mark: null, pageId: 'purpose-statement' },
    { label: 'When they collide', text: 'Hours', mark: null, pageId: 'purpose-statement' },
  ])
})

test('a box whose page the plan doesn’t open names the plan that does', async () => {
  const opensWith = async (tier: 'starter' | 'quantum') =>
    (await boxOf(await world.member({ tier }), 'organization')).lesson?.opensWith
  expect([await opensWith('starter'), await opensWith('quantum')]).toEqual(['quantum', null])
  expect((await boxOf(await world.member(), 'purpose')).lesson?.opensWith).toBeNull()
})

test('of several places the first that is answered is shown', async () => {
  const ada = await world.member({ tier: 'quantum' })
  await write(ada, 'unit-cost-and-price', [{ field: 'price', value: 690 }])
  expect((await boxOf(ada, 'price')).lines[0]).toMatchObject({ label: 'Price', text: '$690' })
  await write(ada, 'unit-cost-and-price', [{ field: 'chosen', value: 740 }])
  expect((await boxOf(ada, 'price')).lines[0]).toMatchObject({ label: 'Price', text: '$740' })
})

test('of a table the first rows are shown, each with its name', async () => {
  const ada = await world.member({ tier: 'elite' })
  const seats = ['Sell', 'Deliver', 'Money', 'People', 'Run the day', 'Set the direction', 'Look after customers']
  await write(ada, 'function-chart', [
    { field: 'seats', value: { order: seats.map((_, index) => `row${index}`) } },
    ...seats.flatMap((seat, index) => [
      { field: `seats.row${index}.seat`, value: seat },
      { field: `seats.row${index}.name`, value: index === 1 ? '' : 'Elena' },
    ]),
  ])
  const { lines } = await boxOf(ada, 'organization')
  expect(lines.map(({ label, text }) => `${label}: ${text}`)).toEqual(
    ['Sell', 'Money', 'People', 'Run the day', 'Set the direction', 'Look after customers'].map(
      (seat) => `${seat}: Elena`,
    ),
  )
})

test('no one sees a line of somebody else’s plan', async () => {
  const [ada, ben] = [await world.member(), await world.member()]
  await write(ada, 'purpose-statement', [{ field: 'income', value: 5200 }])
  expect((await boxOf(ben, 'purpose')).lines).toEqual([])
})
