import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import type { TestMember, World } from '../world.ts'

/** Answers of a page, each to be saved as its first version. */
export async function write(
  member: TestMember,
  pageId: string,
  fields: Record<string, unknown>,
  mark?: Mark,
): Promise<void> {
  for (const [field, value] of Object.entries(fields)) {
    const body = { field, value, version: 0, ...(mark ? { mark } : {}) }
    const { status } = await member.call(saveAnswers, { params: { pageId }, body } as never)
    if (status !== 200) throw new Error(`${pageId} ${field}: ${status}`)
  }
}

/** A founder with figures that stand nowhere else. */
export async function founderWithFigures(world: World, firstName = 'Ada'): Promise<TestMember> {
  const ada = await world.member({ tier: 'elite', firstName })
  await write(ada, 'runway-sheet', {
    'month.as_is.cash': 38_000,
    'month.as_is.costs': 130,
    'month.as_is.living': 3200,
    'month.as_is.revenue': 0,
    'month.as_is.start': '2026-03-01',
    'month.as_is.find': 4,
    action: 'take a part-time job at the mill',
  })
  await write(ada, 'unit-cost-and-price', { price: 187, chosen: 213.5 })
  await write(ada, 'sixty-day-plan', { result: 'six people paid for the course', go_on: 'five or more paid' })
  await write(ada, 'segment-scorecard', { segment: 'wine bars with fewer than forty seats' })
  await write(ada, 'position-sentence', { preferred: 'The rota that writes itself' })
  await write(ada, 'purpose-statement', { income: 4321, hours_goal: 37, limit: 'Sundays with the children' })
  await write(ada, 'day-one-numbers', { 'numbers.day_1.cash': 5219, 'numbers.day_1.clients': 17 }, 'C')
  await write(ada, 'day-one-numbers', { 'numbers.day_1.hours': 46, 'numbers.day_1.revenue': 1638 }, 'G')
  return ada
}
