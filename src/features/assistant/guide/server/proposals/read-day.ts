import { monthNumber, monthWord } from '#platform/server/language/month-words.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const spelled: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 },
}
const dayOfMonth = '(\\d{1,2})(?:st|nd|rd|th)?'

/** Whether a day without a year lies ahead, as of a promise, or behind, as of a number. */
type Way = 'ahead' | 'behind'
type Read = (found: readonly string[], today: Temporal.PlainDate, way: Way) => Temporal.PlainDate | undefined

const toSunday = (day: Temporal.PlainDate) => day.add({ days: 7 - day.dayOfWeek })
const lastOfMonth = (day: Temporal.PlainDate) => day.with({ day: day.daysInMonth })

const forms: readonly (readonly [string, Read])[] = [
  ['(\\d{4}-\\d{2}-\\d{2})', ([date = '']) => calendarDay(date)],
  ['(?:the )?day after tomorrow', (_, today) => today.add({ days: 2 })],
  ['tomorrow', (_, today) => today.add({ days: 1 })],
  ['yesterday', (_, today) => today.subtract({ days: 1 })],
  ['today|tonight', (_, today) => today],
  ['(?:the )?end of next week|next week', (_, today) => toSunday(today).add({ days: 7 })],
  ['last week', (_, today) => toSunday(today).subtract({ days: 7 })],
  ['(?:the )?end of (?:the|this) week|(?:within )?(?:the|this) week', (_, today) => toSunday(today)],
  ['(?:the )?end of next month|next month', (_, today) => lastOfMonth(today.add({ months: 1 }))],
  ['last month', (_, today) => lastOfMonth(today.subtract({ months: 1 }))],
  ['(?:the )?end of (?:the|this) month', (_, today) => lastOfMonth(today)],
  ['(?:in|within) (\\d{1,2}|an?|one|two|three|four|five|six|seven|ten) (day|week|month)s?', inSome],
  [`(next |this )?(mon|tues|wednes|thurs|fri|satur|sun)day`, weekday],
  [
    `${monthWord} ${dayOfMonth}(?:,? (\\d{4}))?`,
    ([name = '', day = '', year = ''], ...rest) => dated(name, day, year, ...rest),
  ],
  [
    `${dayOfMonth}(?: of)? ${monthWord}(?:,? (\\d{4}))?`,
    ([day = '', name = '', year = ''], ...rest) => dated(name, day, year, ...rest),
  ],
]

const lead = '(?:(?:no later than|at the latest|by|before|until|till|on|for|due)\\s+)*'

/** The first day that some words name, and the words without it. */
export function readDay(words: string, today: string, way: Way): { day: string; rest: string } | undefined {
  const from = Temporal.PlainDate.from(today)
  for (const [form, read] of forms) {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${lead}(?:${form})(?![\\p{L}\\p{N}])`, 'iu').exec(words)
    const day =
      found &&
      read(
        found.slice(1).map((one) => (one ?? '').toLowerCase()),
        from,
        way,
      )
    if (found && day) return { day: day.toString(), rest: words.replace(found[0], ' ').replace(/\s+/g, ' ').trim() }
  }
  return undefined
}

function inSome([count = '', unit = '']: readonly string[], today: Temporal.PlainDate) {
  const many = spelled[count] ?? Number(count)
  if (unit === 'month') return today.add({ months: many })
  return today.add({ days: unit === 'week' ? 7 * many : many })
}

/** “Friday” is the next one, never today; “next Friday” the one of next week. */
function weekday([which = '', name = '']: readonly string[], today: Temporal.PlainDate, way: Way) {
  const at = weekdays.findIndex((one) => one.startsWith(name)) + 1
  if (way === 'behind') return today.subtract({ days: (today.dayOfWeek - at + 7) % 7 })
  const ahead = (at - today.dayOfWeek + 7) % 7 || 7
  const isThisWeek = today.dayOfWeek + ahead <= 7
  return today.add({ days: which.trim() === 'next' && isThisWeek ? ahead + 7 : ahead })
}

function dated(name: string, day: string, year: string, today: Temporal.PlainDate, way: Way) {
  const at = `${monthNumber(name)}`.padStart(2, '0')
  const inYear = (one: number) => calendarDay(`${one}-${at}-${day.padStart(2, '0')}`)
  if (year !== '') return inYear(Number(year))
  const here = inYear(today.year)
  if (!here) return undefined
  const away = Temporal.PlainDate.compare(here, today)
  if (way === 'ahead') return away < 0 ? inYear(today.year + 1) : here
  return away > 0 ? inYear(today.year - 1) : here
}

/** February 30 is no day. */
function calendarDay(date: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(date)
  } catch {
    return undefined
  }
}
