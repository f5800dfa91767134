import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

test('what is known of a business is told with its date and where it stands', async () => {
  const lena = await world.member({ enrolledOn: '2026-03-01' })
  await lena.call(saveWorkHours, { body: { building: 'A dog salon' } })
  for (const [key, value] of [
    ['clients', 15],
    ['revenue', 2600],
    ['costs', 700],
    ['hours', 40],
  ] as const)
    await lena.call(enterNumbers, { body: { key, value, mark: 'C', date: '2026-03-01' } })
  const worry = { field: 'worry', value: '8: **only** 5 people asked ', version: 0 }
  await lena.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body: { answers: [worry] } })
  for (const question of ['What do you know about my business?', 'describe my business']) {
    const [answer] = await converse(lena, question)
    expect(answer).toContain('- What you build: **A dog salon**')
    expect(answer).toContain('- Revenue: **$2,600** (Mar 1, 2026, [your numbers](/founder-file/numbers))')
    expect(answer).toContain('- Left over: **$1,900**')
    expect(answer).toContain('- Hours a week: **40 h**')
    expect(answer).toContain(
      '- What worries you most: **8: \\*\\*only\\*\\* 5 people asked** (Mar 2, 2026, [The ten numbers](',
    )
  }
})

test('where nothing is written, that is said, with the page of day 1', async () => {
  const [answer] = await converse(await world.member(), 'What do you know about my business?')
  expect(answer).toContain('Nothing yet')
  expect(answer).toContain('foundation-01-day-one-numbers')
})

test('what is asked about a matter or the guide is no question about the business', async () => {
  const lena = await world.member()
  for (const question of ['What do you know about pricing?', 'who are you'])
    expect((await converse(lena, question))[0]).not.toContain('Nothing yet')
})
