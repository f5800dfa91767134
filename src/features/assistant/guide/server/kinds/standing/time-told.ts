import { withDigits } from '../../sums/number-words.ts'

/** Time that comes again: so many minutes on so many occasions a week, by what these are called. */
export type TimeTold = { minutes: number; perWeek: number; occasion: string }

const amount = /\b(\d{1,3}(?:\.\d)?) ?(minutes?|mins?|hours?|hrs?|h)\b/
const counted = /\b([2-7]) (evening|morning|night|day|time|afternoon)s (?:a|per|each|every) week\b/
/** How often, what is said with a number first; of evenings, mornings and working days five are taken. */
const often: readonly (readonly [RegExp, number, string])[] = [
  [/\b(?:a|per|each|every) (?:week|wk)\b|\/ ?(?:week|wk)\b|\bweekly\b/, 1, 'week'],
  [/\bweekends?\b|\bsat(?:urdays?)? (?:and|&|\+) sun(?:days?)?\b/, 2, 'day'],
  [/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/, 1, 'day'],
  [/\b(?:a|per|each|every) day\b|\/ ?day\b|\bdaily\b/, 7, 'day'],
  [/\b(?:evenings?|nights?|after (?:work|dinner))\b/, 5, 'evening'],
  [/\b(?:mornings?|before (?:work|breakfast|school))\b/, 5, 'morning'],
  [/\b(?:weekdays?|work ?days?|lunch ?(?:breaks?|times?|hours?))\b/, 5, 'day'],
]
/** What to do in the time there is tonight is another question. */
const once = /\b(?:today|tonight|tomorrow|this (?:evening|morning|afternoon|week|weekend|[a-z]+day)|right now)\b/

/** The time for the program that a message tells; undefined where none comes again. */
export function timeTold(said: string): TimeTold | undefined {
  const plain = withDigits(said.replace(/(?<!half )\b(?:an|one) hour\b/g, '1 hour'))
  const [whole, count = '', unit = ''] = amount.exec(plain) ?? []
  if (whole === undefined || once.test(plain)) return undefined
  const minutes = Number(count) * (unit.startsWith('h') ? 60 : 1)
  const [, times, named] = counted.exec(plain) ?? []
  if (times && named) return { minutes, perWeek: Number(times), occasion: named }
  // “How much time per day? I have 30 minutes in the evenings” tells of evenings.
  const clause = plain.split(/[,;.?!]\s*/).find((one) => one.includes(whole)) ?? plain
  const found = often.find(([sign]) => sign.test(clause)) ?? often.find(([sign]) => sign.test(plain))
  return found && { minutes, perWeek: found[1], occasion: found[2] }
}
