import { capitalized } from '#platform/format/words.ts'
import { monthNames, monthNumber, monthWord } from '#platform/server/language/month-words.ts'

const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const dated = new RegExp(String.raw`\b(?:${day}(?: of)? ${monthWord}|${monthWord} ${day})\b(?!\d)`, 'g')
const back =
  /\bback (?:again )?(?:on )?(?:the )?(?:(\d{1,2})(?:st|nd|rd|th)?\b|(mon|tues|wednes|thurs|fri|satur|sun)day\b)/

/** `sent 9 days ago`: how many days. */
const ago = /\b(\d{1,3}|a|an|one|two|three|four|five|six) (day|week)s? ago\b/
const small: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

type Found = { at: number; end: number; month: string; text: string }

function datesIn(plain: string): Found[] {
  return [...plain.matchAll(dated)].flatMap(([whole, first, named, other, second], at, all) => {
    const name = monthNames[monthNumber(named ?? other ?? '') - 1] ?? ''
    const index = all[at]?.index ?? 0
    return [{ at: index, end: index + whole.length, month: name, text: `${name} ${Number(first ?? second)}` }]
  })
}

/** The days that a message names, under the words in brackets that stand for them in a draft. */
export function toldDates(plain: string): [string, string][] {
  const dates = datesIn(plain)
  const [first, second] = dates
  const isSpan =
    first && second && /^\s*(?:-|–|to|till|til|until|through|and)\s*$/.test(plain.slice(first.end, second.at))
  const days: [string, string][] = isSpan
    ? [
        ['first day', first.text],
        ['last day', second.text],
      ]
    : first && dates.length === 1
      ? [['date', first.text]]
      : []
  const [, many, unit] = ago.exec(plain) ?? []
  const count = many ? (small[many] ?? Number(many)) * (unit === 'week' ? 7 : 1) : undefined
  return [
    ...days,
    ...weekdayIn(plain),
    ...dayBack(plain, dates),
    ...(count ? [['days', String(count)] as [string, string]] : []),
  ]
}

const weekday =
  /\b(?:on |this |next )?(mon|tues|wednes|thurs|fri|satur|sun)day\b(?: (?:at|around) | )?((?:\d{1,2}(?::\d\d)? ?(?:am|pm)\b|(?<=at |around )\d{1,2}(?::\d\d)?(?![\d%])))?/

/** `on Tuesday at 9`, where no other day of the week is named. */
function weekdayIn(plain: string): [string, string][] {
  if ((plain.match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/g)?.length ?? 0) !== 1 || back.test(plain)) return []
  const [, day = '', time] = weekday.exec(plain) ?? []
  if (day === '') return []
  return [['day', `${capitalized(day)}day`], ...(time ? [['time', time] as [string, string]] : [])]
}

/** `back on the 3rd`, in the month of the last day. */
function dayBack(plain: string, dates: readonly Found[]): [string, string][] {
  const [, digits, weekday] = back.exec(plain) ?? []
  if (weekday) return [['day back', `${capitalized(weekday)}day`]]
  const last = dates.at(-1)
  return digits && last ? [['day back', `${last.month} ${digits}`]] : []
}
