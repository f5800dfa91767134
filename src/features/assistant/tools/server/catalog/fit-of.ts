import type { AskedFor } from './asked-for.ts'
import type { Spot } from './spots.ts'

const [fits, fitsNot] = [1.12, 0.72] as const
const namesPerson = /\b(?:who|whom|person|name|owner|deputy|seller|holder|customer|adviser|partner|group)\b/i
const lasts = /\b(?:how long|takes?|minutes|hours|days|weeks|months|time|length|until)\b/i

/** Whether a place can hold what is asked for: “when” wants a date, “who” a name, “how many” a number or lines to count. */
export function fitOf({ holds, label }: Pick<Spot, 'holds' | 'label'>, wants: AskedFor['wants']): number {
  if (wants === undefined || holds === wants) return wants === undefined ? 1 : fits
  if (wants === 'person') return holds !== 'words' ? fitsNot : namesPerson.test(label) ? fits : 0.9
  if (wants === 'length') return lasts.test(label) ? fits : holds === 'number' ? 1 : fitsNot
  if (wants === 'count') return holds === 'number' ? fits : fitsNot
  return holds === 'words' ? (wants === 'date' ? 0.8 : 0.9) : fitsNot
}
