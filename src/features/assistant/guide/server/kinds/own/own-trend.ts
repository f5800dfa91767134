import { markWord } from '#features/founder-file/numbers/number-text.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { findMentioned } from '../../../../proposals/find-named.ts'
import type { Trend } from '../../../../tools/server/read-trends.ts'
import type { Kind, Talk } from '../../talk.ts'

/** How numbers of one’s own business changed, or what they were on a day of the program. */
export const ownTrend: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const asked = trendIn(talk)
    return asked && (async () => say(await talk.question.own.trends(), asked))
  },
}

type Asked = { keys: readonly string[]; days: readonly number[]; isChange: boolean }

/** Undefined where it is no question about what was: advice, plans and sums are other kinds. */
function trendIn({ plain, question }: Pick<Talk, 'plain' | 'question'>): Asked | undefined {
  if (plain.length > 140 || !mine.test(plain) || isAdvice.test(plain)) return undefined
  const days = [...plain.matchAll(/\bday (\d{1,3})\b/g)].map(([, day]) => Number(day)).filter((day) => day <= 180)
  const isChange = changed.test(plain) && (days.length > 0 || overTime.test(plain))
  if (!isChange && days.length === 0) return undefined
  const keys = findMentioned(question.own.metrics, plain).map(({ id }) => id)
  const isOfAll = keys.length === 0 && /\b(?:numbers|figures|metrics)\b/.test(plain)
  if (keys.length === 0 && !isOfAll) return undefined
  if (!isChange && !/\b(?:on|at|of|by) day \d/.test(plain)) return undefined
  return { keys, days, isChange }
}

const mine = /\b(?:my|our|i|we)\b/
const isAdvice =
  /\b(?:how (?:do|can|should|could|would|will|to)|should|what if|if|help|why|need|plan|goal|lesson|page|review|module|task)\b/
const changed =
  /\b(?:chang|grow|grew|improv|develop|compar|trend|rise|risen|rose|f[ea]ll|drop|went|gone|difference|progress|more|less|better|worse|up|down)/
const overTime =
  /\b(?:since|over time|so far|until now|over the (?:months|weeks|program)|from the (?:start|beginning))\b/

function say(trends: readonly Trend[], { keys, days, isChange }: Asked): string[] {
  const wanted = keys.length > 0 ? trends.filter(({ key }) => keys.includes(key)) : trends
  const known = wanted.filter(({ points }) => points.length > 0)
  if (known.length === 0) return [`There’s nothing entered for that yet: ${link} take the first figure.`]
  const opening = `From ${link}:`
  if (known.length > 1) return [opening, known.map((trend) => `- ${inOneLine(trend, days)}`).join('\n')]
  return [opening, ...known.flatMap((trend) => inFull(trend, days, isChange))]
}

const link = '[your numbers](/founder-file/numbers)'
const mostLines = 6

/** Where the days that were asked for are, else the first and the last. */
function endsOf({ points }: Trend, days: readonly number[]): [number, number] {
  const [from, to] = [...days].sort((one, other) => one - other)
  const near = (day: number) => {
    const least = Math.min(...points.map((point) => Math.abs(point.day - day)))
    return (point: Trend['points'][number]) => Math.abs(point.day - day) === least
  }
  return [
    from === undefined ? 0 : points.findIndex(near(from)),
    to === undefined ? points.length - 1 : points.findLastIndex(near(to)),
  ]
}

function inOneLine(trend: Trend, days: readonly number[]): string {
  const [from, to] = endsOf(trend, days)
  const [first, last] = [trend.points[from], trend.points[to]]
  if (!first || !last) return trend.label
  if (from === to) return `${trend.label}: **${first.text}** (day ${first.day})`
  return `${trend.label}: ${first.text} (day ${first.day}) → **${last.text}** (day ${last.day}), ${trend.change(from, to)}`
}

function inFull(trend: Trend, days: readonly number[], isChange: boolean): string[] {
  const [from, to] = endsOf(trend, days)
  const { points } = trend
  const one = points.findLast(({ day }) => day === points[from]?.day)
  if (!isChange && days.length === 1 && one) {
    const other = one.day === days[0] ? '' : ` Day ${days[0]} has none of its own; this is the nearest.`
    return [`- ${lineOf(one)}${other}`]
  }
  const between = points.slice(from, to + 1)
  const shown = between.length > mostLines ? [...between.slice(0, 1), ...between.slice(1 - mostLines)] : between
  const lines = shown.map((point) => `- ${lineOf(point)}`).join('\n')
  const [first, last] = [between[0], between.at(-1)]
  if (!first || !last || from >= to)
    return [lines, 'That’s the only figure for these days, so there’s no change to tell.']
  const span = first.day < last.day ? `From day ${first.day} to day ${last.day}` : 'From the first to the last of them'
  return [lines, `${span}: **${trend.change(from, to)}**.`]
}

function lineOf({ label, day, text, mark, date }: Trend['points'][number]): string {
  const about = [mark ? markWord[mark] : '', date ? calendarDates.shortDate(date) : ''].filter(Boolean).join(', ')
  return `${label}, day ${day}: **${text}**${about ? ` (${about})` : ''}`
}
