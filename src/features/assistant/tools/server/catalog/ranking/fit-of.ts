import type { AskedFor } from '../asked-for.ts'
import type { Spot } from '../spots.ts'

const [fits, fitsNot] = [1.12, 0.72] as const
/** Words fit less than a number, and less where the example has none in it. */
const [tellsCount, tellsNumber, tellsNone] = [0.8, 0.95, 0.78] as const
const namesPerson = /\b(?:who|whom|person|name|owner|deputy|seller|holder|customer|adviser|partner|group)\b/i
const lasts = /\b(?:how long|takes?|minutes|hours|days|weeks|months|time|length|until)\b/i

type Fits = (spot: Pick<Spot, 'holds' | 'label' | 'hasNumber'>) => number
const isNumber = ({ holds }: Pick<Spot, 'holds'>) => holds === 'number'

/** How well each kind of place fits what is wanted, where it isn’t of that kind itself. */
const otherwise: Record<NonNullable<AskedFor['wants']>, Fits> = {
  person: ({ holds, label }) => {
    if (holds !== 'words') return fitsNot
    return namesPerson.test(label) ? fits : 0.9
  },
  length: (spot) => {
    if (lasts.test(spot.label)) return fits
    return isNumber(spot) ? 1 : fitsNot
  },
  count: (spot) => (isNumber(spot) ? fits : spot.hasNumber ? tellsCount : fitsNot),
  date: ({ holds }) => (holds === 'words' ? 0.8 : fitsNot),
  number: ({ holds, hasNumber }) => (holds === 'words' && hasNumber ? tellsNumber : tellsNone),
  tick: ({ holds }) => (holds === 'words' ? 0.9 : fitsNot),
  words: () => fitsNot,
}

/** Whether a place can hold what is asked for: “when” wants a date, “who” a name, “how many” a number or lines to count. */
export function fitOf(spot: Pick<Spot, 'holds' | 'label' | 'hasNumber'>, wants: AskedFor['wants']): number {
  if (wants === undefined) return 1
  return spot.holds === wants ? fits : otherwise[wants](spot)
}
