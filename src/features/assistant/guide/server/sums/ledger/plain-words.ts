import { amountText } from '../amount-text.ts'

const small: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 },
}
const smallWord = Object.keys(small).join('|')
const numberOf = (word: string): number => small[word] ?? Number(word)

const cents: Readonly<Record<string, string>> = { twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60' }

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const weekday = '(mon|tue|wed|thu|fri|sat|sun)(?:s|rs|[a-z]{0,4}days?)?'

/** `mon-fri`, `monday to thursday`. */
function daysBetween(whole: string, from: string, to: string): string {
  const days = weekdays.indexOf(to) - weekdays.indexOf(from) + 1
  return days > 0 ? `${days} days a week` : whole
}

type Form = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)]

/** Shares that are said in words, where they are of something. */
const fractions: readonly Form[] = [
  [/\b(?:a |one )?half (?=of (?:that|it|this|what|the|my|retail)\b|(?:is )?up ?front\b)/g, '50% '],
  [/\b(?:a|one) third (?=of\b)/g, '33.33333333% '],
  [/\b(?:a|one) quarter (?=of (?:that|it|the|what|my)\b|when\b|at the\b|up ?front\b)/g, '25% '],
  [/\b(?:a|one) fifth (?=of\b)/g, '20% '],
  [/\b(?:a|one) tenth (?=of\b)/g, '10% '],
]

const forms: readonly Form[] = [
  [/[’‘]/g, "'"],
  [/\b(\d{1,4}),(\d\d) ?(?=€|eur)/g, '$1.$2'],
  [/(?<![\d.,])(\d[\d.,]{0,12}) ?€/g, '€$1'],
  [/(?<![a-z])r(?=\d)/g, ''],
  [/(\d)-?(?=dollar\b)/g, '$1 '],
  [/(\d) ?(?:bob|kr|rand)\b/g, '$1'],
  [/(\d)c\b/g, '$1 cents'],
  [/\ba grand and a half\b/g, '1500'],
  [/\ba grand\b/g, '1000'],
  [new RegExp(String.raw`\b(\d{1,3}|${smallWord}) and a half\b`, 'g'), (_, word) => `${numberOf(word)}.5`],
  [
    new RegExp(String.raw`\b(${smallWord}) (twenty|thirty|forty|fifty|sixty)(?![ -]?[a-z]{3,5}\b)`, 'g'),
    (_, word, rest) => `${small[word]}.${cents[rest]}`,
  ],
  [/\b(?:ribbon|tag|bag|card|sticker|[a-z]{3,10}) a quarter(?=[.,;])/g, (whole) => whole.replace('a quarter', '0.25')],
  ...fractions,
  [/\b([a-z]{3,12})\/(?=[a-z]{3,12}\b)(?!hour|day|week|month|year|person|head|piece)/g, '$1 and '],
  [/\b(this|last|the) quarter\b/g, '$1 term'],
  [/\b\d{1,2} (?:weeks|wks) off(?:,| so| =| means) (?=\d)/g, ''],
  [/\bea\b/g, 'each'],
  [/\bw\/ ?/g, 'with '],
  [/\b(?:pls|please)\b/g, ''],
  [/\b(?:doz|dozens)\b/g, 'dozen'],
  [/\btwice\b/g, '2 times'],
  [/\b(?:lose|lost|losing|drop|just) (?:one|an?)(?= [a-z])/g, (whole) => whole.replace(/(?:one|an?)$/, '1')],
  [/\bfour of us\b/g, '4 people'],
  [/\bdouble what\b/g, '200% of what'],
  [new RegExp(String.raw`\b${weekday} ?(?:-|to|till|thru|through) ?${weekday}\b`, 'g'), daysBetween],
  [new RegExp(String.raw`\b(?:every|each) ${weekday}\b(?! [a-z]{3,10}day)`, 'g'), '1 day a week'],
  [/\b1 in (\d{1,3})\b/g, (_, of) => `${100 / Number(of)}%`],
  [/\b(\d{1,2}) in 100\b/g, '$1%'],
]

/** So many dozens are so many pieces, unless they are sold by the dozen. */
function withDozens(text: string): string {
  if (/\b(?:a|per|each) dozen\b/.test(text.replace(/^(?:a|one) dozen\b/, '')))
    return text.replace(/\bdozen\b/g, 'dozens')
  return text.replace(
    new RegExp(String.raw`\b(\d{1,4}(?:\.\d)?|${smallWord}) dozen\b`, 'g'),
    (_, word: string) => `${numberOf(word) * 12}`,
  )
}

/** `2 restaurants 4 nights a week, 85 a night for both together`: so many count nothing. */
const together = /\bfor (?:both|all|all of them) together\b/

/** Plain words as a ledger reads them: `amountText` with days of the week, shares and spoken prices as digits. */
export function plainWords(text: string): string {
  let plain = text.toLowerCase().replace(/\s+/g, ' ')
  for (const [form, whole] of forms)
    plain = typeof whole === 'string' ? plain.replace(form, whole) : plain.replace(form, whole)
  if (together.test(plain)) plain = plain.replace(/\b(?:for|at|with) \d{1,2} (?=[a-z]{3,14}s )/, 'for ')
  return amountText(withDozens(plain))
}
