import { calendarDates } from '#platform/format/dates.ts'
import { decimalText } from '#platform/format/figures.ts'
import { counted, plural } from '#platform/format/numbers.ts'
import type { Kind, Talk } from '../../talk.ts'
import { isOfLesson, isSurelyOwn } from './standing-ask.ts'
import { type TimeTold, timeTold } from './time-told.ts'

const ofOwnWork =
  /\bhow (?:many|much) (?:more |total )?(?:hours?|time|work)\b(?: (?:do|does|are|is|will|would|have))?[^.?!]{0,40}\b(?:left|still|remain\w*|to go|to finish|rest of|until i|till i|before i)\b|^\W*(?:hours|work) (?:is |are )?(?:left|remaining)\b/
/** Left of nothing that is named: of the program. */
const ofAllWork =
  /^\W*how (?:many hours|much (?:work|time))(?: (?:are|is))? left\b(?! (?:in|on|of|for|after|over|from|at)\b)/
/** “How many hours are left in the quote?” is of the business. */
const ofBusiness = (plain: string) => business.test(plain) || /\d ?(?:minutes|mins?|days|clients|[$€£])/.test(plain)
const business =
  /\b(?:bill\w*|invoic\w*|clients?|customers?|quote|project|job|order|budget|money|cash|savings|runway|charge|price|employee|staff|today|tonight|session|call|sleep)\b/
const asksEnd =
  /\b(?:when|how long|by when|how many (?:weeks|months|days))\b[^.?!]*\b(?:done|finish\w*|through|end|complete\w*|take me|need|ready)\b/
/** “Is that enough?” of hours that were told before. */
const asksEnough =
  /^\W*(?:(?:and|so|but|ok) )*(?:is|will|would) (?:that|it|this) (?:be )?(?:even |really )?(?:enough|enuf|enuff|ok|okay|realistic|possible|doable)\W*$/
export const hoursQuestion = 'How many hours a week do you have for it?'

/** “I only have 30 minutes in the evenings, can I do it like that?” */
const asksFit =
  /\bhow (?:much|long|many hours)\b[^.?!]{0,40}\b(?:this|it|take|takes|need|program|course)\b|\b(?:is|would|will) (?:that|it|this) (?:be )?(?:even )?(?:enough|ok|okay|realistic|possible|doable)\b|\b(?:can|could|may) i (?:still )?(?:do|make|manage|follow|finish|get through) (?:it|this|the (?:program|course))\b|\benough (?:for|to do|to finish) (?:this|it|the (?:program|course))\b/

/** The hours a week that a message tells. */
function hoursTold(plain: string): number | undefined {
  const told = timeTold(plain)
  return told && (told.minutes * told.perWeek) / 60
}

const hoursBefore = ({ plain, said }: Talk) =>
  asksEnough.test(plain) ? hoursTold(said.asked.toLowerCase()) : undefined

/** “Is that enough?” of hours, whatever was answered to them. */
export const hoursEnough: Kind = {
  group: 'progress',
  read: (talk) => {
    const told = hoursBefore(talk)
    return told === undefined ? undefined : () => left(talk, told)
  },
}

/** How much work is left in the program, and by when it is done at the member's own hours. */
export const hoursLeft: Kind = {
  group: 'progress',
  read: (talk) => {
    const { plain, said } = talk
    if (isSurelyOwn(talk) && !ofAllWork.test(plain)) return undefined
    const before = hoursBefore(talk)
    const told = before ?? hoursTold(plain)
    const fit = fitAsked(talk)
    if (fit) return async () => [...(await beside(fit, talk)), ...(await left(talk, told))]
    const isReply = told !== undefined && said.asks('hours-a-week')
    const isEnd = told !== undefined && asksEnd.test(plain)
    const isAsked = isReply || before !== undefined || ((isEnd || ofOwnWork.test(plain)) && !ofBusiness(plain))
    return isAsked ? () => left(talk, told) : undefined
  },
}

const fitAsked = (talk: Talk): TimeTold | undefined =>
  asksFit.test(talk.plain) && !business.test(talk.plain) && !isOfLesson(talk) ? timeTold(talk.plain) : undefined

async function left({ question: { own }, said }: Talk, told: number | undefined): Promise<readonly string[]> {
  const [at, { lessons }] = await Promise.all([own.standing(), own.calendar()])
  const open = lessons.filter(({ isDone, opensWith }) => !isDone && opensWith === null)
  if (open.length === 0) return ['None: every core lesson that your plan opens is done.']
  const [desk, field] = [sum(open.map(({ minutes }) => minutes)), sum(open.map(({ fieldMinutes }) => fieldMinutes))]
  const hours = Math.ceil((desk + field) / 60)
  const first = `**About ${counted(hours, 'hour')}** are left, for ${counted(open.length, 'core lesson')}: ${counted(Math.round(desk / 60), 'hour')} at your desk, the rest in the field, such as calls and visits.`
  const perWeek = told ?? at.hoursPerWeek
  if (!perWeek) return [first, `${hoursQuestion} With that, I’ll tell you the date.`]
  const weeks = Math.ceil(hours / perWeek)
  const end = Temporal.PlainDate.from(at.today).add({ weeks })
  const whose = told === undefined ? ' that you set in [Your work week](/settings#work-hours)' : ''
  return [
    ...(said.has(first) ? [] : [first]),
    `At ${told === undefined ? 'the ' : ''}${hoursText(perWeek)} a week${whose}, that’s ${hours} ÷ ${decimalText(perWeek, 1)} = **${counted(weeks, 'week')}**: about **${calendarDates.date(end.toString())}**.`,
  ]
}

/** The time that was told beside the program’s own pace in the phase that the day is in. */
async function beside({ minutes, perWeek, occasion }: TimeTold, { question: { own } }: Talk): Promise<string[]> {
  const [{ day }, { lessons, phases }] = await Promise.all([own.standing(), own.calendar()])
  const phase = phases.find(({ startDay, endDay }) => day >= startDay && day <= endDay)
  const hours = (minutes * perWeek) / 60
  const time = minutes % 60 === 0 ? counted(minutes / 60, 'hour') : counted(minutes, 'minute')
  const told =
    perWeek === 1 ? `${time} a week` : `${counted(perWeek, occasion)} of ${time} are **${hoursText(hours)} a week**`
  const split =
    'A lesson reads in about 5 minutes, and its desk work can be split: the page saves itself and waits. Calls and visits need a longer block now and then.'
  if (!phase) return [`${told}.`, split]
  const its = lessons.filter((one) => one.day >= phase.startDay && one.day <= phase.endDay)
  const all = sum(its.map(({ minutes, fieldMinutes }) => minutes + fieldMinutes)) / 60
  const pace = all / ((phase.endDay - phase.startDay + 1) / 7)
  const isEnough = hours >= pace * enough
  return [
    `${told}; the program’s own pace in ${phase.name} is about ${hoursText(Math.round(pace))} a week. ${
      isEnough
        ? 'So yes, that’s enough for the 180 days.'
        : `So it works, and takes about ${decimalText(pace / hours, 1)} times the days: no day locks anything, and you go at your own speed.`
    }`,
    split,
  ]
}
/** Estimates are rough: a tenth less is the same. */
const enough = 0.9

const hoursText = (hours: number) => `${decimalText(hours, 1)} ${plural(hours, 'hour')}`
const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0)
