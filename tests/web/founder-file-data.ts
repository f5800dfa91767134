import type { BusinessNumber, Point } from '#features/founder-file/numbers/numbers.contract.ts'
import type { PageLine } from '#features/founder-file/pages/pages.contract.ts'
import { answer } from './answers.ts'

const moduleId = 'foundation-01-baseline'

export const aPageLine = (given: Partial<PageLine> = {}): PageLine => ({
  id: 'day-one-numbers',
  title: 'The ten numbers',
  moduleId,
  subModuleIds: ['numbers'],
  state: 'empty',
  keptOn: [],
  updatedAt: null,
  isOpen: true,
  keyFigure: null,
  ...given,
})

type SeriesPoint = BusinessNumber['points'][number]

export const aPoint = (onDay: number, value: number, given: Partial<SeriesPoint> = {}): SeriesPoint => ({
  ...aPlainPoint(onDay, value),
  corrected: [],
  ...given,
})

/** A point as it is told where it was corrected, or entered just now. */
export const aPlainPoint = (onDay: number, value: number): Point => ({
  id: `point-${onDay}`,
  onDay,
  date: `2026-${String(1 + Math.floor(onDay / 30)).padStart(2, '0')}-03`,
  value,
  mark: 'C',
  pageId: 'day-one-numbers',
  computed: false,
  at: '2026-01-03T10:00:00.000Z',
})

export const aNumber = (given: Partial<BusinessNumber> = {}): BusinessNumber => ({
  key: 'revenue',
  label: 'Revenue',
  unit: 'money',
  digits: 0,
  range: 'any',
  definition: 'Money of the last 30 days.',
  better: 'up',
  isEntered: true,
  points: [],
  ...given,
})

export const numbersAnswer = (
  numbers: BusinessNumber[],
  given: { isEntryDue?: boolean; currency?: string; today?: string } = {},
) =>
  answer('GET /api/founder-file/numbers', {
    numbers,
    currency: 'USD',
    isEntryDue: false,
    today: '2026-11-23',
    startedOn: '2026-01-03',
    ...given,
  })
