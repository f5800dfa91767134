import { expect, test } from 'vitest'
import { checkLessonLaws } from '../../scripts/content/lessons/lesson-laws.ts'
import type { SubModule } from '../../src/features/program/program.ts'
import { shippedContent } from './shipped-content.ts'

const content = shippedContent

/** What the laws say about one lesson after some of its front matter has been changed. */
function saidAbout(
  change: Partial<Pick<SubModule, 'figures' | 'business'>>,
  moduleId = 'foundation-01-founder-baseline',
) {
  const lesson = content.lessons.find((one) => one.moduleId === moduleId)
  if (!lesson) throw new Error('no lesson')
  return checkLessonLaws({ ...content, lessons: [{ ...lesson, ...change }] }).map(({ says }) => says)
}

test.each([
  { hours: 'cast lumen.60.hours_per_week', month: 'hours * 4' },
  { hours: 'cast lumen.60.hours_per_week', weeks: 4, month: 'hours * weeks' },
  { hours: 'cast lumen.60.hours_per_week', left: 900, month: 'round(left / (hours * 4), 2)' },
  {
    admin: 'cast lumen.60.admin_hours_week',
    sales: 'cast lumen.60.sales_hours_week',
    hours: 'admin + sales',
    month: 'hours * 4',
  },
])('hours a week times four are no month: %o', (figures) => {
  expect(saidAbout({ figures })[0]).toMatch(/30 days are 4\.29 weeks, not 4\. Write \w+ \* 30 \/ 7\.$/)
})

test('hours a week times 30 / 7 are a month, and what is asked four weeks long may be multiplied by four', () => {
  const figures = {
    hours: 'cast lumen.60.hours_per_week',
    month: 'hours * 30 / 7',
    asked: 2,
    weeks: 4,
    all: 'asked * weeks',
  }
  expect(saidAbout({ figures })).toEqual([])
})

test('what a sale leaves includes the card fee of the day, where there is one', () => {
  const seat = { price: 'cast kiln.105.price', clay: 'cast kiln.105.materials_per_seat', left: 'price - clay' }
  expect(saidAbout({ figures: seat })[0]).toContain('Take cast kiln.105.payment_fees as well.')
  expect(saidAbout({ figures: { ...seat, fees: 'cast kiln.105.payment_fees' } })).toEqual([])
  expect(saidAbout({ figures: { clay: 'cast kiln.1.materials_per_seat' } })).toEqual([])
})

test('a business that has stopped has no example in a later module', () => {
  const ended = { figures: {}, business: 'harbor' }
  expect(saidAbout(ended, 'foundation-06-first-delivery')).toEqual([])
  expect(saidAbout(ended, 'growth-01-growth-arithmetic')).toEqual([
    'business: harbor stops on day 60, and this module begins on day 61. Take another business.',
  ])
})
