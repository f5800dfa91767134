import type { BusinessNumber } from '#features/founder-file/numbers/numbers.contract.ts'
import type { PageLine } from '#features/founder-file/pages/pages.contract.ts'

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

type Point = BusinessNumber['points'][number]

export const aPoint = (onDay: number, value: number, given: Partial<Point> = {}): Point => ({
  id: `point-${onDay}`,
  onDay,
  date: `2026-${String(1 + Math.floor(onDay / 30)).padStart(2, '0')}-03`,
  value,
  mark: 'C',
  pageId: 'day-one-numbers',
  computed: false,
  at: '2026-01-03T10:00:00.000Z',
  corrected: [],
  ...given,
})

export const aNumber = (given: Partial<BusinessNumber> = {}): BusinessNumber => ({
  key: 'revenue',
  label: 'Revenue',
  unit: 'money',
  digits: 0,
  definition: 'Money of the last 30 days.',
  better: 'up',
  isEntered: true,
  points: [],
  ...given,
})
