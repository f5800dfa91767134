import { daysAfter, daysBetween } from '#platform/format/date-steps.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { listed } from '#platform/format/numbers.ts'
import { inTellingOrder, isBetter, measuredOn, movedSince } from './moved.ts'
import { guessNote, numberAsText } from './number-text.ts'
import type { BusinessNumber } from './numbers.contract.ts'
import { fallen, firstCustomer, isGuessed, type Latest } from './told-first.ts'

type Business = {
  numbers: readonly BusinessNumber[]
  currency: string
  isEntryDue: boolean
  /** Local dates. */
  today: string
  startedOn: string
}

/** What belongs to one entry was measured within so many days; for so long the first of all is news. */
const week = 7
/** Days before the cash is used up from which it is told. */
const cashToldDays = 90
/** Numbers beside their beginning, and of these, beside the time before. */
const compared = { first: 4, before: 2 }

/**
 * One true line about the business for today: when the cash is used up, what was measured last beside day 1 or beside the
 * time before, and that this week’s entry is due. A first paying customer comes first, then a counted fall of what the business goes by,
 * then what was counted and got better, the largest change first, and
 * of a first entry no minus is told. Without a new number no two days in a row have the same one: a day on which there is no other has none, and nor has a
 * member who measured nothing.
 */
export function businessLine(business: Business): string | undefined {
  const latest = latestOf(business)
  const newestOn = newestOf(latest)
  if (!newestOn) return undefined
  const day = Math.max(0, daysBetween(newestOn, business.today))
  const lines = linesOf(latest, business, day)
  const isEven = day % 2 === 0
  const line = lines.length === 1 && !isEven ? undefined : lines[day % lines.length]
  return business.isEntryDue && isEven ? [line, 'This week’s numbers aren’t in yet.'].filter(Boolean).join(' ') : line
}

/** When the cash is used up, once that is near: told whatever else is. */
export const cashLine = (business: Business): string | undefined => cashEnds(latestOf(business), business)[0]

/** The last of each number that was measured with the last of all. */
function latestOf({ numbers }: Business): Latest[] {
  const all = inTellingOrder(numbers).flatMap((number) => {
    const last = number.points.at(-1)
    return last ? [{ number, last }] : []
  })
  const newestOn = newestOf(all)
  return all.filter(({ last }) => daysBetween(measuredOn(last), newestOn ?? '') < week)
}

const newestOf = (all: readonly Latest[]): string | undefined =>
  all
    .map(({ last }) => measuredOn(last))
    .sort()
    .at(-1)

function linesOf(latest: readonly Latest[], business: Business, day: number): string[] {
  const told = latest.filter(({ number }) => number.better !== 'neither')
  const moved = told.filter(({ number }) => number.points.length > 1)
  if (moved.length === 0) {
    const fine = told.filter(({ last }) => last.value > 0).slice(0, compared.first)
    return day < week ? fine.map((one) => lineOf(one, business)) : []
  }
  const better = moved.filter(({ number, last }) => isBetter(number, number.points[0], last))
  const fell = fallen(moved)
  // A guess that got better hides no counted loss.
  const besideFirst = byChange(better.some((one) => !isGuessed(one)) ? better : moved).slice(0, compared.first)
  const besideBefore = moved
    .filter(({ number, last }) => number.points.length > 2 && isBetter(number, number.points.at(-2), last))
    .slice(0, compared.before)
  return [
    ...(day < week ? firstCustomer(latest, business.currency) : []),
    ...cashEnds(latest, business),
    ...fell.map((one) => lineOf(one, business, -2, 0)),
    ...besideFirst.filter((one) => !fell.includes(one)).map((one) => lineOf(one, business, 0)),
    ...besideBefore.map((one) => lineOf(one, business, -2)),
  ]
}

/** What was counted before what was guessed, and of these what changed most beside where it began. */
function byChange(all: readonly Latest[]): Latest[] {
  const changeOf = ({ number, last }: Latest) => {
    const from = number.points[0]?.value ?? 0
    return Math.abs(last.value - from) / Math.max(1, Math.abs(from))
  }
  return all.toSorted(
    (one, other) => Number(isGuessed(one)) - Number(isGuessed(other)) || changeOf(other) - changeOf(one),
  )
}

/** `Left over: $495, up $107 since day 1.`; beside two days `…, down $55 since Apr 27 and up $107 since day 1.` */
function lineOf({ number, last }: Latest, { currency, today, startedOn }: Business, ...beside: number[]): string {
  const on = measuredOn(last)
  const when = on === today ? '' : ` on ${calendarDates.dayOfYear(on)}`
  const now = `${number.label}: ${numberAsText(last.value, number, currency)}${when}${guessNote(last.mark)}`
  const moved = beside.flatMap((at) => {
    const then = number.points.at(at)
    return then ? [movedSince(then, last, number, { currency, startedOn })] : []
  })
  return moved.length > 0 ? `${now}, ${listed(moved)}.` : `${now}.`
}

/** Where more goes out than comes in, the day on which the cash is used up, once it is near. */
function cashEnds(latest: readonly Latest[], { currency, today }: Business): string[] {
  const of = (key: string) => latest.find(({ number }) => number.key === key)
  const [cash, left] = [of('cash'), of('left_over')]
  if (!cash || !left || left.last.value >= 0 || cash.last.value <= 0) return []
  const days = Math.floor((cash.last.value / -left.last.value) * 30)
  const near = days - daysBetween(measuredOn(cash.last), today)
  if (near <= 0 || near > cashToldDays) return []
  const money = ({ number }: Latest, value: number) => numberAsText(value, number, currency)
  const until = calendarDates.dayOfYear(daysAfter(today, near))
  return [
    `Cash: ${money(cash, cash.last.value)}. With ${money(left, -left.last.value)} more going out than coming in over 30 days, it lasts until about ${until}.`,
  ]
}
