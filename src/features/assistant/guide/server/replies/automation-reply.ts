import { decimalText } from '#platform/format/figures.ts'
import { type Lines, linkTo, saidAs, type Talk } from '../talk.ts'

const lasts = /\b(\d{1,3}(?:\.\d+)?) ?(min(?:ute)?s?|m|hours?|hrs?|h)\b/
const often =
  /\b(\d{1,3}|once|twice|three times|every)(?: times| x)? ?(?:a |per |each |an )?(day|week|month)\b|\b(daily|weekly|monthly)\b/
const timesOf: Readonly<Record<string, number>> = { once: 1, twice: 2, 'three times': 3, every: 1 }
const perMonth: Readonly<Record<string, number>> = {
  day: 21,
  daily: 21,
  week: 4.33,
  weekly: 4.33,
  month: 1,
  monthly: 1,
}
const worth = 2
/** Asked where it isn't said how often. */
export const timesForm = 'Write it as “40 minutes, 5 times a week.”'

/** The same, where the minutes are told. */
export const timesQuestion = 'How many times a week?'

/** Asked where only the task is named. */
const minutesForm = 'How many minutes does it take each time, and how many times a week?'
/** Asked where the hours are worked out. */
export const worthForm = 'What’s an hour of yours worth? With that I put a price on it.'
const [mostWords, longestTask] = [4, 50] as const
const asksSomething = /\?|^\W*(?:what|how|why|when|where|which|who|should|can|could|do|does|is|are)\b/
const hourly =
  /[$€£]?\s?(\d{1,4}(?:\.\d{1,2})?)(?: ?(?:euros?|dollars?|pounds?))?(?: ?(?:an|per|the|\/) ?(?:hour|hr|h)\b|\W*$)/

/** The task that took the most minutes: what it costs in a month, and whether automating it is worth a look. */
export function readAutomationReply(talk: Talk): Lines | undefined {
  const text = textOf(talk)
  const hours = talk.said.asks('hour-worth') ? hoursBefore.exec(talk.said.last)?.[1] : undefined
  if (hours) return worthOf(Number(hours), talk)
  const [, many, unit = ''] = lasts.exec(text) ?? []
  if (!many) return isTask(talk) ? [`${capital(talk.plain)}, then. ${minutesForm}`, timesForm] : undefined
  const minutes = Number(many) * (unit.startsWith('h') ? 60 : 1)
  const times = timesAMonth(text)
  if (times === undefined) return [`${decimalText(minutes, 0)} minutes each time, then. ${timesQuestion}`, timesForm]
  return verdict((minutes * times) / 60, talk)
}

/** With the turns before, where the rest was asked for: “5” is five times a week then. */
function textOf({ plain, said, question }: Talk): string {
  if (!said.asks('times')) return plain
  const times = /^\W*\d+\W*$/.test(plain) ? `${plain.trim()} times a week` : plain
  const before = question.turns.flatMap(({ role, content }) => (role === 'user' ? [content.toLowerCase()] : []))
  return [...before.slice(-1 - turnsBefore, -1), times].join(', ')
}
const turnsBefore = 2

const isTask = ({ plain, said }: Talk): boolean =>
  !said.asks('times') &&
  plain.length <= longestTask &&
  !asksSomething.test(plain) &&
  plain.split(' ').length <= mostWords

const hoursBefore = /\*\*(\d+(?:\.\d+)?) hours a month\*\*/

/** What the hours of a month cost, at what one is worth. */
function worthOf(hours: number, { plain }: Talk): Lines | undefined {
  const [, rate] = hourly.exec(plain) ?? []
  if (!rate) return undefined
  const month = hours * Number(rate)
  return saidAs('sum', [
    `${decimalText(hours, 1)} × ${rate} = **${decimalText(month, 0)} a month**, so ${decimalText(month * months, 0)} in half a year.`,
    'A tool with its setup may cost less than that; what’s above it isn’t worth buying.',
  ])
}
const months = 6

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1).replace(/[.!\s]+$/, '')}`

function timesAMonth(text: string): number | undefined {
  const [found, count, period, each] = often.exec(text) ?? []
  if (found === undefined) return undefined
  const times = count ? (timesOf[count] ?? Number(count)) : 1
  return times * (perMonth[period ?? each ?? 'month'] ?? 1)
}

function verdict(hours: number, talk: Talk): string[] {
  const lesson = talk.question.look.find('Which task should I automate first?').passages[0]
  return [
    `That’s about **${decimalText(hours, 1)} hours a month**.`,
    hours >= worth
      ? 'It’s worth writing down first, step by step, the way you do it now. Then see which step a tool you already pay for can take.'
      : 'Too little to automate: the setup costs more than it gives back. Do it in one go once a week, and look for a longer one.',
    ...(lesson ? [`More in ${linkTo(lesson, talk)}.`] : []),
    ...(hours >= worth ? [worthForm] : []),
  ]
}
