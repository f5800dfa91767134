import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { getFileSettings } from '#features/founder-file/settings/settings.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

type Member = Awaited<ReturnType<World['member']>>
const page =
  (pageId: string, field: string, value: number | string | null, version = 0) =>
  (member: Member) =>
    member.call(saveAnswers, { params: { pageId }, body: { field, value, version } })
const number = (key: string) => (member: Member) =>
  member.call(enterNumbers, { body: { key, value: 5, mark: 'C', date: '2026-03-01' } })

test.each([
  ['nothing', [], false],
  ['words', [page('day-one-numbers', 'worry', '8: only 5 people asked.')], false],
  ['an amount on a page', [page('day-one-numbers', 'guess_revenue', 700)], true],
  [
    'an amount that was emptied',
    [page('day-one-numbers', 'guess_revenue', 700), page('day-one-numbers', 'guess_revenue', null, 1)],
    false,
  ],
  ['hours of a week', [number('hours')], false],
  ['the cash of a week', [number('cash')], true],
] as const)('whoever wrote %s has amounts to relabel or none', async (_, acts, hasAmounts) => {
  const member = await world.member()
  for (const act of acts) await act(member)
  expect((await member.call(getFileSettings)).body.hasAmounts).toBe(hasAmounts)
})
