import { calendarDates } from '#platform/format/dates.ts'
import type { Trend } from '../../../../../tools/server/read-trends.ts'
import type { Kind } from '../../../talk.ts'
import { type Compared, comparedIn } from './compared.ts'
import { pointAt } from './times-said.ts'

/** “Did I earn more per hour?”, “How is my business doing?”: then and now, with both dates; no Yes without two of them. */
export const ownCompared: Kind = {
  group: 'own-figure',
  read: (talk) => {
    const asked = comparedIn(talk)
    return asked && (async () => say(await talk.question.own.trends(), asked))
  },
}

const link = '[your numbers](/founder-file/numbers)'

function say(trends: readonly Trend[], asked: Compared): string[] {
  const wanted = asked.keys.flatMap((key) => trends.find((one) => one.key === key) ?? [])
  const known = wanted.filter(({ points }) => points.length > 0)
  if (known.length === 0)
    return [
      'Nothing is measured for that yet, so there’s no change to tell, and I won’t guess.',
      `Enter what you know under ${link}: today’s figures are the first, and the next ones are laid beside them.`,
    ]
  const lines = wanted.map((trend) => `- ${lineOf(trend, asked)}`).join('\n')
  const isOnce = known.every((trend) => endsOf(trend, asked) === undefined)
  return [
    `${answerOf(known, asked)}From ${link}:`,
    lines,
    ...(isOnce && !known.some((trend) => isOfTimes(trend, asked))
      ? [`A second entry under ${link} shows what changed.`]
      : []),
  ]
}

/** Yes or no, where one number was asked for by more or less. */
function answerOf([trend, ...others]: readonly Trend[], asked: Compared): string {
  const ends = trend && others.length === 0 ? endsOf(trend, asked) : undefined
  if (!ends || !asked.asksFor) return ''
  const by = ends.last.value - ends.first.value
  if (by === 0) return 'No change. '
  return by > 0 === (asked.asksFor === 'more') ? 'Yes. ' : 'No. '
}

type Point = Trend['points'][number]

/** The newest figure and the one to compare it with; undefined where only one day has one. */
function endsOf(
  { points, change }: Trend,
  { back, times = [] }: Compared,
): { first: Point; last: Point; by: string } | undefined {
  const [from, to] = times
  const last = to ? pointAt(points, to) : points.at(-1)
  if (!last) return undefined
  const before = points.map((point, at) => ({ point, at })).filter(({ point }) => point.day < last.day)
  const away = ({ point }: (typeof before)[number]) =>
    back === undefined ? point.day : Math.abs(last.day - back - point.day)
  const [nearest] = before.toSorted((one, other) => away(one) - away(other))
  const wanted = from && pointAt(points.slice(0, points.indexOf(last)), from)
  const first = from ? before.find(({ point }) => point === wanted) : nearest
  return first && { first: first.point, last, by: change(first.at, points.indexOf(last)) }
}

function lineOf(trend: Trend, asked: Compared): string {
  const last = trend.points.at(-1)
  if (!last) return `${trend.label}: not measured yet`
  const ends = endsOf(trend, asked)
  const why = isOfTimes(trend, asked) ? 'nothing is entered for the time that you name' : 'measured once'
  if (!ends) return `${trend.label}: **${last.text}** (${dayOf(last)}), ${why}, so there’s no change to tell`
  return `${trend.label}: ${ends.first.text} (${dayOf(ends.first)}) → **${ends.last.text}** (${dayOf(ends.last)}), ${ends.by}`
}

/** More than once, and not then. */
const isOfTimes = ({ points }: Trend, { times = [] }: Compared): boolean =>
  times.length > 0 && new Set(points.map(({ day }) => day)).size > 1

const dayOf = ({ day, date }: Point) => (date ? calendarDates.shortDate(date) : `day ${day}`)
