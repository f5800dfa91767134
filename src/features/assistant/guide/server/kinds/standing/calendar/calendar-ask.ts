import { namesDate } from './date-said.ts'
import { isOfProgram } from './of-program.ts'

/** What of the calendar of the program is asked for. */
export type CalendarAsk =
  /** Which day of the program a date is. */
  | { what: 'dayOn' }
  /** The dates of days of the program. */
  | { what: 'dateOf'; days: readonly number[] }
  /** The lessons that are planned on a date, on a day of the program, or in a week. */
  | { what: 'lessonsOn'; days: readonly number[]; week: 'this' | 'next' | 'last' | null }
  | { what: 'begun'; of: 'plan' | 'program' }
  | { what: 'end' }
  /** How long until a day; until the last one where none is named. */
  | { what: 'left'; unit: 'day' | 'week'; day: number | null }
  | { what: 'phase'; phase: string; isEnd: boolean }
  | { what: 'week' }
  | { what: 'today' }

const lastDay = 180
const longest = 140
const program = '(?:(?:the|my|this) )?(?:program|course|180 days|journey|calendar)'
const lead = String.raw`^\W*(?:(?:so|and|but|ok|okay|hi|hello|hey|sorry|please|say|wait|then|also)[, ]+)*(?:(?:can|could) you (?:please )?tell me |tell me |do you know |remind me |i wonder )?`
const tail = String.raw`(?: (?:now|please|again|exactly|then|here|with you|on this (?:site|platform|app)))*\W*$`
const whole = (form: string) => new RegExp(`${lead}(?:${form})${tail}`)

const date = '(?:(?:on )?(?:what|which) (?:date|day|weekday)|when)'
const dateOfDay = new RegExp(
  String.raw`\b${date}\b[^?.]{0,40}\b(?:my |program )?day (\d{1,3})\b|\bday (\d{1,3})\b[^?.]{0,24}\b(?:${date}\W*$|(?:be|fall|falls|is) on\b)|\b(?:is it|am i(?: on)?|are we(?: on)?) (?:already |still )?(?:my )?day (\d{1,3})\b|\bdate (?:is|of|for) (?:my )?day (\d{1,3})\b`,
)
/** What runs, ends or is counted that isn’t the program. */
const ofOther =
  /\b(?:guarantee|refund|trial|pause\w*|gift|invoice|customers?|clients?|money|cash|runway|launch|order|deliver\w*|interview\w*|promise\w*|session|call|streak|price|wrote|write|written|page|file|sheet|contract|rent|lease|quit|hire|hired|sell|sold|business|company|shop|job)\b/

const dayAsked =
  /\b(?:what|which) (?:program )?day\b|\bday (?:number|of (?:the|my) program)\b|\bhow far (?:along )?(?:will|should|would)\b|\bwhere (?:will|should|would) i be\b/
const lessonAsked =
  /\b(?:what|which|show|tell|list|whats|what's|is there)\b.*\b(?:lessons?|modules?|exercises?|tasks?|topics?|homework|steps?|planned|scheduled|supposed to|due|calendar|program|on day \d+|(?:for|on) (?:to)?day)\b|\b(?:lessons?|exercises?|tasks?)\b.*\b(?:for|on|of|planned|scheduled|due)\b|^\W*what(?:'s| is| was| comes| happens| do i do| should i do| did i have| do i have|'s up)? (?:on |for |planned (?:on |for )?|scheduled (?:on |for )?|due (?:on )?)?(?:my )?day \d+\W*$|^\W*what(?:'s| is| comes) (?:on|up|planned|scheduled) /
const advises = /\b(?:should i (?:write|charge|price|say|call|sell)|how (?:do|can|should)|why|about)\b/
const weekAsked = /\b(this|next|last) week(?:'?s)?\b/

const begun = whole(
  `(?:when|(?:on )?(?:what|which) (?:day|date)|since when) (?:did|have|was|am|has) (?:i|we|it|this|(?:my|this|the) (?:paid )?(?:plan|membership|subscription|program|course|calendar|180 days|day 1|quantum|elite|account|journey))(?: (?:first|actually|exactly|officially|here))?(?: (?:start(?:ed)?|begin|began|begun|join(?:ed)?|sign(?:ed)? up|register(?:ed)?|enrol(?:l?ed)?|subscribe[d]?|upgrade[d]?|been (?:here|a member|on (?:quantum|elite|this plan))|a member|on (?:quantum|elite)|opened?|created?|made))?(?: (?:the|my|this|with (?:the|this)|in (?:the|this)|on (?:the|this)|here|to)? ?(?:program|course|180 days|plan|membership|quantum|elite|subscription|journey|calendar))?|how long (?:have i been|am i|have i had) (?:here|in|on|with|a member|doing|my|this|the|quantum|elite)(?: [a-z]+){0,3}|(?:what(?:'s| is|s)|when(?:'s| is| was)) (?:my|the) (?:start(?:ing)?|begin|joining|enrol+ment|sign[- ]?up) (?:date|day)(?: (?:of|for|in) (?:my |the )?(?:program|plan|membership|course))?`,
)
const hasBegun =
  /\b(?:start|began|begin|begun|join|sign|regist|enrol|subscri|upgrad|been|member|how long|am i|date|day|open|creat|made)/
const ofPlan = /\b(?:plan|membership|subscri\w*|quantum|elite|upgrade\w*|paid|account)\b/
const end = whole(
  `(?:when|(?:on )?(?:what|which) (?:day|date)) (?:does|will|is|do|would|am) (?:${program}|it all|i)(?: be| going to| all| reach)* ?(?:end|ends|over|finish(?:ed)?(?: with)?|done(?: with)?|through(?: with)?|complete|up|the end(?: of)?)?(?: ${program})?|(?:what(?:'s| is)|when(?:'s| is)) (?:my|the) (?:last|final|end) (?:day|date)(?: of ${program})?`,
)
const hasEnd = /\b(?:end|ends|over|finish\w*|done|through|complete|up|last|final)\b/
const left = whole(
  String.raw`(?:how (?:many|much)|what number of) (?:more )?(days?|weeks?|time)(?: (?:are|is|do i|have i|i|of ${program}|in ${program}))*(?: (?:still|have|got|there))*(?: (?:left|remain\w*|to go|still|ahead(?: of me)?))*(?: (?:in|of|on|for) ${program})?(?: (?:until|till|til|to|before) (?:${program}(?: (?:ends?|is over))?|the end(?: of ${program})?|i(?:'m| am) (?:done|through|finished)|day (\d{1,3})|phase (?:2|two|3|three)|growth|optimization))?(?: (?:left|to go|start\w*|begin\w*))*`,
)
const isLeft = /\b(?:left|remain\w*|to go|until|till|til|ahead|before)\b/
const phase = whole(
  String.raw`(?:when|(?:on )?(?:what|which) (?:day|date)|how (?:long|many (?:days|weeks)) (?:until|till|til|before)) (?:(?:does|do|will|is|am|can|did) )?(?:i (?:start|begin|get to|reach|finish|leave|enter|be done with) )?(?:the )?(phase (?:1|2|3|one|two|three)|(?:first|second|third|next|last) phase|foundation|growth|optimization)(?: phase)?(?: (?:to )?(start\w*|begin\w*|began|end\w*|finish\w*|be over|over|open\w*|done|come\w*))?(?: for me)?`,
)
const week = whole(
  `(?:what|which) (?:program )?week (?:am i|are we|is it|is this)(?: (?:in|on|at))?(?: (?:today|of ${program}))?`,
)
const today = whole(
  `(?:what|which) (?:program )?(?:day|date) (?:is it|is today|do we have|are we on|of (?:the|my) program is it|am i on)(?: today)?|(?:what(?:'s| is) )?today'?s (?:date|day)|(?:what|which) day (?:of ${program} )?(?:am i|are we)(?: (?:on|in|at))?(?: ${program})?(?: today)?`,
)

/** What is asked of the calendar in so many words; undefined where it may be asked of anything else. */
export function calendarAsk(plain: string): CalendarAsk | undefined {
  if (plain.length > longest) return undefined
  return inWhole(plain) ?? aboutDay(plain)
}

type Reading = (plain: string) => CalendarAsk | undefined

const readings: readonly Reading[] = [
  (plain) => (today.test(plain) ? { what: 'today' } : undefined),
  (plain) => (week.test(plain) ? { what: 'week' } : undefined),
  (plain) =>
    begun.test(plain) && hasBegun.test(plain)
      ? { what: 'begun', of: ofPlan.test(plain) ? 'plan' : 'program' }
      : undefined,
  (plain) => {
    const [found, name = '', verb = ''] = phase.exec(plain) ?? []
    return found === undefined ? undefined : { what: 'phase', phase: name, isEnd: ends.test(verb) }
  },
  (plain) => (end.test(plain) && hasEnd.test(plain) ? { what: 'end' } : undefined),
  (plain) => {
    const [found, unit = 'day', day] = left.exec(plain) ?? []
    if (found === undefined || !isLeft.test(plain)) return undefined
    return { what: 'left', unit: unit.startsWith('week') ? 'week' : 'day', day: untilDay(plain, day) }
  },
]
const ends = /^(?:end|finish|be over|over|done)/

const inWhole: Reading = (plain) => {
  for (const read of readings) {
    const found = read(plain)
    if (found) return found
  }
  return undefined
}

function untilDay(plain: string, day: string | undefined): number | null {
  if (day) return Number(day)
  if (/\b(?:until|till|til|to|before) (?:phase (?:2|two)|growth)\b/.test(plain)) return 61
  return /\b(?:until|till|til|to|before) (?:phase (?:3|three)|optimization)\b/.test(plain) ? 121 : null
}

/** What is asked about a date, a day of the program or a week. */
function aboutDay(plain: string): CalendarAsk | undefined {
  const days = daysIn(plain)
  if (days.length > 0 && dateOfDay.test(plain)) return { what: 'dateOf', days }
  if (ofOther.test(plain) || advises.test(plain) || !isOfProgram(plain)) return undefined
  if (lessonAsked.test(plain) && !dayAsked.test(plain)) return aboutLessons(plain, days)
  return dayAsked.test(plain) && hasDate(plain) ? { what: 'dayOn' } : undefined
}

function aboutLessons(plain: string, days: readonly number[]): CalendarAsk | undefined {
  if (days.length > 0) return /\bhow many\b/.test(plain) ? undefined : { what: 'lessonsOn', days, week: null }
  const [, which] = weekAsked.exec(plain) ?? []
  if (which === 'this' || which === 'next' || which === 'last')
    return ofLessons.test(plain) ? { what: 'lessonsOn', days, week: which } : undefined
  return hasDate(plain) ? { what: 'lessonsOn', days, week: null } : undefined
}
const ofLessons = /\b(?:lessons?|planned|scheduled|due|topics?)\b/

const daysIn = (plain: string): number[] =>
  [...new Set([...plain.matchAll(/\bday (\d{1,3})\b/g)].map(([, day]) => Number(day)))]
    .filter((day) => day >= 1 && day <= lastDay)
    .slice(0, mostDays)
const mostDays = 4

/** Another day than today, which what comes next is told of. */
const hasDate = (plain: string) => namesDate(plain) && !/\btoday(?:'?s)?\b|\btonight\b|\bright now\b/.test(plain)
