import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import type { Kind, Talk } from '../../talk.ts'

const ofOwnWork =
  /\bhow (?:many|much) (?:more |total )?(?:hours?|time|work)\b(?: (?:do|does|are|is|will|would|have))?[^.?!]{0,40}\b(?:left|still|remain\w*|to go|to finish|rest of|until i|till i|before i)\b|^\W*(?:hours|work) (?:is |are )?(?:left|remaining)\b/
/** “How many hours are left in the quote?” is of the business. */
const ofBusiness =
  /\b(?:bill\w*|invoic\w*|clients?|customers?|quote|project|job|order|budget|money|cash|savings|runway|charge|price|employee|staff|today|tonight|session|call|sleep)\b|\d ?(?:minutes|mins?|days|clients|[$€£])/
const number = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const weekly = new RegExp(`\\b${number} ?(?:hours?|hrs?|h) (?:a|per|each|every|/) ?(day|week)\\b`)
const asksEnd =
  /\b(?:when|how long|by when|how many (?:weeks|months|days))\b[^.?!]*\b(?:done|finish\w*|through|end|complete\w*|take me|need|ready)\b/
const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20 },
}
/** “Is that enough?” of hours that were told before. */
const asksEnough =
  /^\W*(?:(?:and|so|but|ok) )*(?:is|will|would) (?:that|it|this) (?:be )?(?:even |really )?(?:enough|enuf|enuff|ok|okay|realistic|possible|doable)\W*$/
const askBack = 'How many hours a week do you have for it?'

/** The hours a week that a message tells. */
function hoursTold(plain: string): number | undefined {
  const [, count = '', per] = weekly.exec(plain) ?? []
  const hours = (numbers[count] ?? Number(count)) * (per === 'day' ? 7 : 1)
  return hours > 0 ? hours : undefined
}

/** How much work is left in the program, and by when it is done at the member's own hours. */
export const hoursLeft: Kind = {
  name: 'progress',
  read: (talk) => {
    const { plain, said } = talk
    const before = asksEnough.test(plain) ? hoursTold(said.asked.toLowerCase()) : undefined
    const told = before ?? hoursTold(plain)
    const isReply = told !== undefined && said.last.includes(askBack)
    const isEnd = told !== undefined && asksEnd.test(plain)
    const isAsked = isReply || before !== undefined || ((isEnd || ofOwnWork.test(plain)) && !ofBusiness.test(plain))
    return isAsked ? () => left(talk, told) : undefined
  },
}

async function left({ question: { own }, said }: Talk, told: number | undefined): Promise<readonly string[]> {
  const [at, { lessons }] = await Promise.all([own.standing(), own.calendar()])
  const open = lessons.filter(({ isDone, opensWith }) => !isDone && opensWith === null)
  if (open.length === 0) return ['None: every core lesson that your plan opens is done.']
  const [desk, field] = [sum(open.map(({ minutes }) => minutes)), sum(open.map(({ fieldMinutes }) => fieldMinutes))]
  const hours = Math.ceil((desk + field) / 60)
  const first = `**About ${counted(hours, 'hour')}** are left, for ${counted(open.length, 'core lesson')}: ${counted(Math.round(desk / 60), 'hour')} at your desk, the rest in the field, such as calls and visits.`
  const perWeek = told ?? at.hoursPerWeek
  if (!perWeek) return [first, `${askBack} With that I tell you the date.`]
  const weeks = Math.ceil(hours / perWeek)
  const end = Temporal.PlainDate.from(at.today).add({ weeks })
  const whose = told === undefined ? ' that you set in [Your work week](/settings#work-hours)' : ''
  return [
    ...(said.has(first) ? [] : [first]),
    `At ${told === undefined ? 'the ' : ''}${counted(perWeek, 'hour')} a week${whose}, that’s ${hours} ÷ ${perWeek} = **${counted(weeks, 'week')}**: about **${calendarDates.date(end.toString())}**.`,
  ]
}

const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0)
