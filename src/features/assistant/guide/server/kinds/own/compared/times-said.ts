/** A time that figures are asked for: a day of the program, or a month. */
export type TimeSaid = { day: number } | { month: number }

const months = 'january february march april may june july august september october november december'.split(' ')
const month = `(?:${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|sept)`
const start = '(?:the )?(?:first day|day (?:1|one)|start|beginning)'
/** “May” and “march” are months behind these words alone. */
const time = `(?:day \\d{1,3}|${start}|(?:(?:in|since|from|of|to|until|by|and|with|than in|than) )(?:in )?${month}\\b)`
const times = new RegExp(`\\b${time}`, 'g')
const until = '(?:now|today|right now|this month)'
const between = '(?:and|to|until|till|with|against|versus|vs\\.?|or)'

/** Two times side by side: “in march and now”, “day 1 with day 60”, “since day 60”. */
const sideBySide = new RegExp(
  `\\b${time}\\W+${between} (?:in |on |at )?(?:${until}\\b|${time})|\\b${until} ${between} (?:in |on |at )?(?:${time})|\\bchanged?\\b.{0,20}\\bsince (?:${start}|day \\d{1,3}|${month})\\b`,
)

export const isSideBySide = (plain: string): boolean => sideBySide.test(plain)

/** The times that are named, in their order; two at the most. */
export function timesSaid(plain: string): readonly TimeSaid[] {
  return [...plain.matchAll(times)].slice(0, 2).map(([said]) => timeOf(said))
}

function timeOf(said: string): TimeSaid {
  const [, day] = /day (\d{1,3})/.exec(said) ?? []
  if (day !== undefined) return { day: Number(day) }
  const at = months.findIndex((name) => new RegExp(`\\b${name.slice(0, 3)}(?:t|${name.slice(3)})?$`).test(said))
  return at < 0 ? { day: 1 } : { month: at + 1 }
}

type Point = { day: number; date?: string | null }

/** Of some points the one nearest to a time; of a month its last one, and none where the month has none. */
export function pointAt<P extends Point>(points: readonly P[], time: TimeSaid): P | undefined {
  if ('month' in time) return points.findLast(({ date }) => date && Number(date.slice(5, 7)) === time.month)
  const away = ({ day }: P) => Math.abs(day - time.day)
  return points.toSorted((one, other) => away(one) - away(other))[0]
}
