import { isOfBusiness } from '../../../help/of-business.ts'
import { withoutDates } from './date-said.ts'

const saysSo = /\b(?:lessons?|modules?|program|course|180 days|phases?|day \d{1,3})\b/
/** Lessons that are given, and those that life teaches. */
const otherLessons = /\b(?:teach\w*|taught|learn\w*|students?|pupils?|kids?|class(?:es)?)\b/
/** What a question about a day of the program has besides its date. */
const framing = new Set(
  [
    'what whats which when where how far along is are was were will would be am do does did have had has should can could',
    'i im id ill we me my us you the a an any it its there that s ll m d re on for in of at by to until up out and so ok then',
    'show tell list give know please remind hi hello hey day days date number week weeks next last this coming today new',
    'planned scheduled due supposed happen happens happening coming come comes going reach left task tasks step steps',
    'topic topics exercise exercises homework calendar plan due done work open begins begin starts start',
    'something anything some any more else',
  ].flatMap((words) => words.split(' ')),
)

/**
 * Whether a question that names a date is about the program’s calendar: it says so, or has no words but those of asking. The
 * steps of a Friday, a menu for it and the best day for a sale are the business’s.
 */
export function isOfProgram(plain: string): boolean {
  if (saysSo.test(plain)) return !otherLessons.test(plain) && !isOfBusiness(plain)
  const words = withoutDates(plain).match(/[a-z]+/g) ?? []
  return words.every((word) => framing.has(word))
}
