import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('the hours that are left are counted from the open lessons, and the date from the hours that are told', async () => {
  const [first = '', reply = ''] = await converse(
    await world.member(),
    'how many hours do I still need',
    '5 hours a week',
  )
  const [, hours = ''] = /\*\*About (\d+) hours\*\* are left, for 34 core lessons/.exec(first) ?? []
  expect(first).toContain('How many hours a week do you have for it?')
  const weeks = Math.ceil(Number(hours) / 5)
  const end = Temporal.PlainDate.from('2026-03-02').add({ weeks })
  expect(reply).toContain(`At 5 hours a week, that’s ${hours} ÷ 5 = **${weeks} weeks**`)
  expect(reply).toContain(String(end.year))
  expect(reply).not.toContain('About')
})

test('who set their hours is told the date right away', async () => {
  const ada = await world.member({ tier: 'elite' })
  await ada.call(saveWorkHours, { body: { hoursPerWeek: 6 } })
  const [answer] = await converse(ada, 'how many hours left and by when')
  expect(answer).toContain('At the 6 hours a week that you set in [Your work week](/settings#work-hours)')
})

test('hours of a customer’s job are of the business', async () => {
  const [answer] = await converse(await world.member(), 'how many hours are left on the project for my client?')
  expect(answer).not.toContain('core lessons')
})
