import { capitalized } from '#platform/format/words.ts'
import type { Asked } from './asked.ts'
import { readDay } from './read-day.ts'

/** Asked where it is missing; the answer is read from it. */
export const asksWhat = 'What do you promise your coach, and by when?'
const asksWhen = /By when: “(.+)”\?/

const opens = '^\\W*(?:(?:ok(?:ay)?|please|hey|hi|so|and|well|yes|then|this week),? )*'
const toCoach = '(?: to)?(?: (?:my|the) coach)?'
const starts = [
  `(?:i|we)(?: hereby| want to| would like to|'d like to|'ll| will)? (?:promise|commit|pledge|vow)${toCoach}`,
  `promise${toCoach}`,
  `(?:i(?: want to| would like to|'d like to) |let me )?(?:make|add|note|record|write down|put down)(?: (?:it|this|that))?(?: (?:down )?as)? (?:an? |my )?promise${toCoach}`,
]
const start = new RegExp(`${opens}(?:${starts.join('|')})(?![\\p{L}\\p{N}'])[,:]?`, 'iu')
const join =
  /^\s*(?:(?:that )?(?:i|we)(?:'ll| will| am going to| are going to)|myself to|of|to|that)(?![\p{L}\p{N}'])/iu
/** “I promise it works” and “I promise you” are no promises to do something. */
const isTalk = /^(?:i|we|you|it|this|that|they|he|she|there|my|your|not|never again|the)\b/i

/** What the member promises, and by when; what is asked back where they say neither. */
export function readPromise(asked: Asked) {
  const when = readWhen(asked)
  if (when) return when
  const { text, last, today } = asked
  if (text.includes('?')) return undefined
  const said = saidIn(text, last)
  if (said === undefined) return undefined
  const day = readDay(said, today, 'ahead')
  const what = tidy(day?.rest ?? said)
  if (what === '') return asksWhat
  if (isTalk.test(what)) return undefined
  return [{ kind: 'promise' as const, what, ...(day ? { day: day.day } : {}) }]
}

/** The day of a promise that was asked for. */
function readWhen({ text, last, today }: Asked) {
  const what = asksWhen.exec(last)?.[1]
  const day = what && text.length <= longestAnswer ? readDay(text, today, 'ahead') : undefined
  return what && day && day.rest.length <= longestRest ? [{ kind: 'promise' as const, what, day: day.day }] : undefined
}

/** The words after “I promise to”, or the answer to what is promised. */
function saidIn(text: string, last: string): string | undefined {
  const found = start.exec(text)
  if (found) return text.slice(found[0].length).replace(join, '')
  return last.includes(asksWhat) ? text.replace(/^\W*i(?:'ll| will) /i, '') : undefined
}

const longestAnswer = 80
const longestRest = 30

function tidy(said: string): string {
  const words = said.replace(/^[\s,:;.–-]+|[\s,:;.!–-]+$/g, '')
  return capitalized(words)
}
