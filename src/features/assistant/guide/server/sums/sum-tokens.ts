import { withSymbols } from './amount-text.ts'
import { amountOf, amountSource, currencyOf } from './read-amounts.ts'

/** A piece of a question as far as it matters to a sum. */
export type SumToken =
  | {
      kind: 'number'
      value: number
      shown: string
      isMoney: boolean
      isRate: boolean
      isHours: boolean
      /** So many days, weeks or months. */
      isSpan?: boolean
      every: Period | null
    }
  | { kind: 'percent'; value: number; shown: string; way: 'of' | 'off' | 'on' | null }
  | { kind: 'sign'; sign: '+' | '-' | '*' | '/' }
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string }

export type Period = 'day' | 'week' | 'month' | 'year'

const piece = new RegExp(
  `${amountSource}|${String.raw`(×|÷|\*|\+|−|–|-|\/|\bx\b|\btimes\b|\bmultiplied by\b|\bdivided by\b|\bplus\b|\bminus\b|\bless\b|\bat (?=[$€£]?\d)|(?<=\b(?:split|divide|share) [^a-z]{1,20})(?:by|between|among|into) (?=\d))|([()])|([a-z][a-z'-]*)`}`,
  'g',
)

const signs: Readonly<Record<string, '+' | '-' | '*' | '/'>> = {
  ...{ '×': '*', x: '*', '*': '*', times: '*', 'multiplied by': '*', '÷': '/', '/': '/', 'divided by': '/' },
  ...{ '+': '+', plus: '+', '-': '-', '−': '-', '–': '-', minus: '-', less: '-', 'at ': '*' },
}

/** What is written like a division or a difference and isn't one. */
const sayings =
  /\b(?:24\/7|50\/50|80\/20|60\/40|70\/30|9-5|9-to-5|\d+(?:\.\d+)?-\d+(?:\.\d+)?|\d{1,4}\/\d{1,2}\/\d{1,4})\b/g
const pure = /^[\d\s.,+*/×÷−–()x=?%$€£-]+$/

/** The pieces of a short question, in their order; the currency of its first sum. */
export function sumTokens(plain: string): { tokens: SumToken[]; currency: string | null } {
  const text = withSymbols(pure.test(plain) ? plain : plain.replace(sayings, ' '))
  const pieces = [...text.matchAll(piece)]
  const symbol = pieces.find(([, symbol]) => symbol !== undefined)?.[1]?.trim()
  return { tokens: withUnits(pieces.map(tokenOf)), currency: currencyOf(symbol) }
}

function tokenOf([whole, symbol, digits, thousand, percent, sign, bracket]: RegExpExecArray): SumToken {
  if (digits !== undefined)
    return numberToken(digits, { thousand, isPercent: percent !== undefined, isMoney: symbol !== undefined })
  if (sign) return { kind: 'sign', sign: signs[sign] ?? (/^(?:by|between|among|into) $/.test(sign) ? '/' : '+') }
  if (bracket) return { kind: bracket === '(' ? 'open' : 'close' }
  return { kind: 'word', word: whole }
}

type Written = { thousand: string | undefined; isPercent: boolean; isMoney: boolean }

function numberToken(digits: string, { thousand, isPercent, isMoney }: Written): SumToken {
  const value = amountOf(digits, thousand)
  if (isPercent) return { kind: 'percent', value, shown: `${digits}%`, way: null }
  return { kind: 'number', value, shown: digits, isMoney, isRate: false, isHours: false, every: null }
}

const periods: Readonly<Record<string, Period>> = {
  ...{
    day: 'day',
    daily: 'day',
    week: 'week',
    weekly: 'week',
    month: 'month',
    monthly: 'month',
    year: 'year',
    yearly: 'year',
  },
  ...{ annually: 'year', annual: 'year' },
}
const per = new Set(['a', 'an', 'per', 'each', 'every'])

/** `$40 an hour` and `$300 each` are rates, `25 hours a week` are hours that come back, `30% off` is taken away. */
function withUnits(tokens: SumToken[]): SumToken[] {
  const wordAt = (at: number) => {
    const token = tokens[at]
    if (token?.kind === 'word') return token.word
    return token?.kind === 'sign' && token.sign === '/' ? 'per' : ''
  }
  const united = tokens.map((token, at): SumToken => {
    if (token.kind === 'percent') return { ...token, way: wayOf(wordAt(at + 1), wordAt(at - 1), tokens[at - 1]) }
    return token.kind === 'number' ? { ...token, ...unitOf([at + 1, at + 2, at + 3].map(wordAt)) } : token
  })
  const rates = new Set(united.flatMap((token) => (token.kind === 'number' && token.every ? [token.every] : [])))
  // `250 a day for 12 days`: so many times the rate of one.
  return united.map((token, at) => {
    const period = periods[wordAt(at + 1).replace(/s$/, '')]
    const isSpan = token.kind === 'number' && token.every === null && period !== undefined && rates.has(period)
    return isSpan ? { ...token, isRate: true, isSpan } : token
  })
}

function unitOf([first = '', second = '', third = '']: readonly string[]) {
  if (/^(?:h|hr|hrs|hours?)$/.test(first))
    return { isHours: true, every: periods[per.has(second) ? third : second] ?? null }
  const isEach = /^(?:each|apiece|hourly)$/.test(first)
  return {
    isRate: isEach || (per.has(first) && second !== '' && !periods[second]),
    every: per.has(first) ? (periods[second] ?? null) : null,
  }
}

const offNext = new Set(['off', 'discount', 'tax', 'taxes', 'commission', 'fee', 'fees'])
const offBefore = new Set(['after', 'without'])

function wayOf(next: string, last: string, before: SumToken | undefined) {
  if (next === 'of') return 'of' as const
  if (next === 'off' || next === 'discount' || offBefore.has(last)) return 'off' as const
  if (before?.kind === 'sign') return signedWay(before.sign)
  if (offNext.has(next)) return 'off' as const
  return next === 'vat' || next === 'markup' ? ('on' as const) : null
}

const signedWay = (sign: string) => (sign === '+' ? ('on' as const) : sign === '-' ? ('off' as const) : null)
