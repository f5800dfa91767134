import { monthNumber, monthWord } from '#platform/server/language/month-words.ts'
import { withDigits } from '../../../sums/number-words.ts'

/** A day that a message names: where it stands in the text, and whether the words leave open which one is meant. */
export type DateSaid = { date: Temporal.PlainDate; at: number; end: number }

/** `today` where the member lives; `isPast` where the question is about what was. */
type Asked = { today: Temporal.PlainDate; isPast: boolean }

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`(?:,? (20\d\d))?(?!\d)`
const weekday = `(${weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')}|tues|thurs)`

/** The nearest day with this number, month or weekday, looked for from today in the direction that the question has. */
type Read = (found: readonly string[], asked: Asked) => Temporal.PlainDate | undefined

const forms: readonly (readonly [RegExp, Read])[] = [
  [/\b(20\d\d)-(\d\d)-(\d\d)\b/, ([y = '', m = '', d = '']) => plainDate(Number(y), Number(m), Number(d))],
  [
    new RegExp(String.raw`\b${monthWord} (?:the )?${day}${year}`),
    ([m = '', d = '', y], asked) => inYear(monthNumber(m), Number(d), y, asked),
  ],
  [
    new RegExp(String.raw`\b(?:the )?${day}(?: of)? ${monthWord}${year}`),
    ([d = '', m = '', y], asked) => inYear(monthNumber(m), Number(d), y, asked),
  ],
  [
    /\b(\d{1,2})\/(\d{1,2})(?:\/(20\d\d))?(?![\d/])/,
    ([m = '', d = '', y], asked) =>
      Number(m) > 12 ? inYear(Number(d), Number(m), y, asked) : inYear(Number(m), Number(d), y, asked),
  ],
  [/\bday after tomorrow\b/, (_, { today }) => today.add({ days: 2 })],
  [/\bday before yesterday\b/, (_, { today }) => today.subtract({ days: 2 })],
  [/\btomorrow(?:'s)?\b/, (_, { today }) => today.add({ days: 1 })],
  [/\byesterday(?:'s)?\b/, (_, { today }) => today.subtract({ days: 1 })],
  [/\b(?:today(?:'s)?|tonight|right now)\b/, (_, { today }) => today],
  [
    /\b(?:in|after) (\d{1,3}) (day|week|month)s?\b|\b(\d{1,3}) (day|week|month)s? from (?:now|today)\b/,
    ([many, unit, other, otherUnit], { today }) => today.add(span(many ?? other, unit ?? otherUnit)),
  ],
  [/\b(\d{1,3}) (day|week|month)s? ago\b/, ([many, unit], { today }) => today.subtract(span(many, unit))],
  [
    new RegExp(String.raw`\b(last|past|previous|next|this|coming)? ?${weekday}(?:'?s)?\b`),
    ([which, name = ''], asked) => weekdayOf(which, name, asked),
  ],
  [/\bend of (?:the|this) month\b/, (_, { today }) => today.with({ day: today.daysInMonth })],
  [/\bend of (?:the|this) year\b|\bnew year'?s eve\b/, (_, { today }) => today.with({ month: 12, day: 31 })],
  [/\bchristmas(?: day)?\b/, (_, asked) => inYear(12, 25, undefined, asked)],
  [/\bnew year(?:'?s)?(?: day)?\b/, (_, asked) => inYear(1, 1, undefined, asked)],
  [/\bthe (\d{1,2})(?:st|nd|rd|th)\b/, ([d = ''], asked) => inMonth(Number(d), asked)],
]

/** The first day that a text in small letters names. */
export function dateSaid(text: string, asked: Asked): DateSaid | undefined {
  const plain = inDigits(text)
  for (const [form, read] of forms) {
    const found = form.exec(plain)
    const date = found && read(found.slice(1), asked)
    if (date) return { date, at: found.index, end: found.index + found[0].length }
  }
  return undefined
}

const inDigits = (text: string): string =>
  withDigits(text)
    .replace(/\ba (day|week|month) (ago|from)\b/g, '1 $1 $2')
    .replace(/\bin a (day|week|month)\b/g, 'in 1 $1')

/** Whether a text names a day in any form, whichever it is. */
export function namesDate(text: string): boolean {
  const plain = inDigits(text)
  return forms.some(([form]) => form.test(plain))
}

/** What is left of a text without the days that it names. */
export const withoutDates = (text: string): string =>
  forms.reduce((rest, [form]) => rest.replace(form, ' '), inDigits(text))

function plainDate(year: number, month: number, day: number): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return undefined
  }
}

/** Without a year the one that is nearest, and of what was one that is over. */
function inYear(month: number, day: number, year: string | undefined, { today, isPast }: Asked) {
  if (year) return plainDate(Number(year), month, day)
  const near = [-1, 0, 1].flatMap((more) => plainDate(today.year + more, month, day) ?? [])
  const distance = (one: Temporal.PlainDate) => Math.abs(today.until(one).days)
  const fit = isPast ? near.filter((one) => Temporal.PlainDate.compare(one, today) <= 0) : near
  return fit.toSorted((one, other) => distance(one) - distance(other))[0]
}

function inMonth(day: number, { today, isPast }: Asked) {
  const start = today.with({ day: 1 })
  const all = [-1, 0, 1].flatMap((months) => {
    const { year, month } = start.add({ months })
    return plainDate(year, month, day) ?? []
  })
  const compare = (one: Temporal.PlainDate) => Temporal.PlainDate.compare(one, today)
  return isPast ? all.findLast((one) => compare(one) <= 0) : all.find((one) => compare(one) >= 0)
}

/** “Last Tuesday” is the one before today; “next Friday” is next week’s, unless it is said on the days before it. */
function weekdayOf(which: string | undefined, name: string, { today, isPast }: Asked) {
  const wanted = weekdays.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1
  const ahead = (wanted - today.dayOfWeek + 7) % 7
  if (which === 'last' || which === 'past' || which === 'previous') return today.subtract({ days: 7 - ahead })
  if (which === 'next') return today.add({ days: 7 - today.dayOfWeek + wanted })
  return isPast && which === undefined ? today.subtract({ days: (7 - ahead) % 7 }) : today.add({ days: ahead })
}

const span = (many = '0', unit = 'day') => ({ [`${unit}s`]: Number(many) })
