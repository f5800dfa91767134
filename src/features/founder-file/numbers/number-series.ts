import { evaluate } from '../calculator/evaluate.ts'
import { parseFormula } from '../calculator/parse-formula.ts'
import type { Metric } from '../worksheets/pages.ts'
import { rangeOfMetric } from '../worksheets/ranges.ts'
import type { BusinessNumber, Point } from './numbers.contract.ts'

export type StoredPoint = Omit<Point, 'computed' | 'at' | 'proposedAt'> & {
  key: string
  enteredAt: string
  correctedBy: string | null
  proposedAt?: string | null
}

/** The last date, up to one, on which it was this day; undefined where the day was not reached. */
type ReachedOn = (day: number, date: string) => string | undefined

/** Every number as a series: what was entered, and what follows from it, by the date that it is about. */
export function seriesOf(
  metrics: readonly Metric[],
  stored: readonly StoredPoint[],
  reachedOn: ReachedOn,
): BusinessNumber[] {
  const inOrder = (points: readonly SeriesPoint[]) => sorted(points, reachedOn)
  const byKey = Map.groupBy(stored, ({ key }) => key)
  const series = new Map(metrics.map(({ key }) => [key, inOrder(currentPoints(byKey.get(key) ?? []))]))
  return metrics.map((metric) => {
    const { key, label, unit, digits, definition, better, over, formula, empty: says } = metric
    const range = rangeOfMetric(metric)
    const own = series.get(key) ?? []
    const following = formula ? followingPoints(formula, own, series) : { points: [], emptyOn: [] }
    const points = inOrder([...own, ...following.points])
    // A later number may follow from this one.
    series.set(key, points)
    const empty = says && following.emptyOn.length > 0 ? { empty: { days: following.emptyOn, says } } : {}
    return {
      key,
      label,
      unit,
      digits,
      range,
      definition,
      better,
      over,
      isEntered: formula === undefined,
      ...empty,
      points,
    }
  })
}

type SeriesPoint = BusinessNumber['points'][number]

/** A page is often filled in days after the day that its column is about; one of a day to come is about the day of writing. */
function sorted(points: readonly SeriesPoint[], reachedOn: ReachedOn): SeriesPoint[] {
  const placed = points.map((point) => {
    const reached = point.pageId === null ? point.date : reachedOn(point.onDay, point.date)
    const date = reached ?? point.date
    return { point: { ...point, about: date }, date, ahead: reached === undefined ? point.onDay : 0 }
  })
  placed.sort(
    (one, other) =>
      one.date.localeCompare(other.date) || one.ahead - other.ahead || one.point.at.localeCompare(other.point.at),
  )
  return placed.map(({ point }) => point)
}

/** Points that count, each with those it corrected, the latest last. */
function currentPoints(points: readonly StoredPoint[]): SeriesPoint[] {
  const correctedBy = Map.groupBy(points, (point) => point.correctedBy)
  const before = (id: string): Point[] =>
    (correctedBy.get(id) ?? []).flatMap((point) => [...before(point.id), told(point)])
  return (correctedBy.get(null) ?? []).map((point) => ({ ...told(point), corrected: before(point.id) }))
}

const told = ({ id, onDay, date, value, mark, pageId, enteredAt, proposedAt }: StoredPoint): Point => ({
  id,
  onDay,
  date,
  value,
  mark,
  pageId,
  computed: false,
  at: enteredAt,
  ...(proposedAt ? { proposedAt } : {}),
})

/** Those of the content, parsed once: a coach’s overview asks for the numbers of hundreds. */
const read = new Map<string, { parsed: ReturnType<typeof parseFormula>; names: string[] }>()

function readFormula(formula: string) {
  const known = read.get(formula)
  if (known) return known
  const names = [...formula.matchAll(/\[([a-z0-9_]+)\]/g)].map(([, name = '']) => name)
  const fresh = { parsed: parseFormula(formula), names }
  read.set(formula, fresh)
  return fresh
}

/**
 * What follows from the numbers of a day, where all of them are there and nothing was entered for itself; and the days on
 * which the formula says that nothing does.
 */
function followingPoints(
  formula: string,
  own: readonly SeriesPoint[],
  entered: ReadonlyMap<string, readonly SeriesPoint[]>,
): { points: SeriesPoint[]; emptyOn: number[] } {
  const { parsed, names } = readFormula(formula)
  const emptyOn: number[] = []
  if (!parsed.ok) return { points: [], emptyOn }
  const [first = ''] = names
  const isEnteredOn = new Set(own.map(({ date }) => date))
  const points = (entered.get(first) ?? []).flatMap((start) => {
    if (isEnteredOn.has(start.date)) return []
    const parts = new Map(names.map((name) => [name, pointOf(name, start, entered)]))
    if ([...parts.values()].includes(undefined)) return []
    const value = evaluate(parsed.formula, ({ parts: [name = ''] }) => parts.get(name)?.value ?? null)
    // Where there is nothing to divide by, what the formula says of being empty isn't why.
    if (value === '') emptyOn.push(start.onDay)
    if (typeof value !== 'number') return []
    const isGuess = [...parts.values()].some((part) => part?.mark === 'G')
    const { onDay, date, at, pageId, id } = start
    return [
      {
        id: `${id}-${first}`,
        onDay,
        date,
        at,
        pageId,
        value,
        mark: isGuess ? ('G' as const) : start.mark,
        computed: true,
        corrected: [],
      },
    ]
  })
  return { points, emptyOn }
}

/** Of the same date; where both stand on a page, of the same program day, since its lines are filled in on several dates. */
function pointOf(name: string, start: SeriesPoint, entered: ReadonlyMap<string, readonly SeriesPoint[]>) {
  const ofDay = (entered.get(name) ?? []).filter(({ onDay }) => onDay === start.onDay)
  const sameDate = ofDay.findLast(({ date }) => date === start.date)
  return sameDate ?? (isOnPage(start) ? ofDay.findLast(isOnPage) : undefined)
}

/** An entry of its own is about its date alone, unless it corrects what a page says. */
const isOnPage = ({ pageId, corrected }: SeriesPoint) =>
  pageId !== null || corrected.some((point) => point.pageId !== null)
