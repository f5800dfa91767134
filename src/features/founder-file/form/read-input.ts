import { decimalText } from '#platform/format/figures.ts'
import type { Kind } from '../worksheets/kinds.ts'

type Read = { value: number | null } | { error: string }

/**
 * What was typed into a field for numbers: `1,240.50`, `1.240,50`, `$1 240.50`, `$11k`, `1 1/2`, `50%`. A percent typed as 50
 * is 0.5. A phone's keypad has the comma alone where people write decimals with it. `about` is what the field says of
 * itself: where it names the hour, `$25/h` is 25.
 */
export function readNumber(typed: string, kind: Kind, about = ''): Read {
  const own = typed.trim()
  if (typed.includes('%') && kind !== 'percent')
    return { error: `“${own}” is a share, and this field takes ${kind === 'money' ? 'an amount' : 'a number'}.` }
  const [, whole = typed, period] = perPeriod.exec(typed) ?? []
  if (period !== undefined && !names(about, period))
    return { error: `“${own}” is per ${periodOf(period)}, and this field isn’t. Enter the number it asks for.` }
  const { text, times } = withoutThousands(bare(withFraction(whole)), kind)
  return text === '' ? { value: null } : readPlain(text, { own, times, kind })
}

function readPlain(text: string, { own, times, kind }: { own: string; times: number; kind: Kind }): Read {
  if (isEither.test(text) && kind !== 'percent')
    return {
      error: `Is that ${exact(Number(text.replace('.', '')) * times)} or ${exact(Number(text) * times)}? Write it without the decimal point, or with one or two decimals.`,
    }
  const plain = withPoint(text)
  if (plain === undefined)
    return {
      error: `We can’t read “${own}” as a number. Write it like ${kind === 'percent' ? '12.5' : '1,240.50'}.`,
    }
  const number = times === 1 ? Number(plain) : exact(Number(plain) * times)
  if (Math.abs(number) > 1e12) return { error: 'That’s larger than a page can hold.' }
  return { value: kind === 'percent' ? exact(number / 100) : number }
}

/** `$25/h`, `40 an hour`, `900 per month`, `46/week`. */
const perPeriod =
  /^(.*\d\D{0,6}?)(?:\s*\/\s*|\s+(?:per|an?)\s+)(h|hrs?|hours?|days?|wk|weeks?|mo|months?|yr|years?)\.?\s*$/i
const periods = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' }
const periodOf = (typed: string) => periods[typed.charAt(0).toLowerCase() as keyof typeof periods]
const names = (about: string, period: string) => new RegExp(`\\b${periodOf(period)}(?:s|ly)?\\b`, 'i').test(about)

/** `1 1/2`, `1½` and `3/4` with a point. What else stands beside a slash may be a date, or three of ten. */
const withFraction = (typed: string): string =>
  typed
    .replace(
      /(\d?)\s*([½⅓⅔¼¾⅛⅜⅝⅞])/u,
      (_, whole, part: string) => `${whole} ${part.normalize('NFKC').replace('⁄', '/')}`,
    )
    .replace(/(?<![\d.,/]\s*)(?:(\d+)\s+)?(\d)\/([2348])\s*(?=(?:%|h|hrs?|hours?)?\s*$)/, (same, whole, part, of) =>
      Number(part) < Number(of) ? String(exact(Number(whole ?? 0) + Number(part) / Number(of))) : same,
    )

const bare = (typed: string) =>
  typed
    .replace(/[\p{Sc}\p{Zs}%\t]|(?<=\d)['’](?=\d{3})/gu, '')
    .replace(/^[−–]/, '-')
    .replace(/^[A-Z]{3}(?=[\d.+-])|(?<=[\dkKmM])(?:[A-Z]{3}|h|hrs?|hours?)$/, '')

/** `11k`, and of an amount `1.2m`. */
function withoutThousands(text: string, kind: Kind): { text: string; times: number } {
  const [, number, letter] = /^(.*\d)(k|m)$/i.exec(text) ?? []
  if (number === undefined || letter === undefined || !(kind === 'money' || kind === 'number'))
    return { text, times: 1 }
  if (letter.toLowerCase() === 'k') return { text: number, times: 1e3 }
  return kind === 'money' ? { text: number, times: 1e6 } : { text, times: 1 }
}

/** 1.240 is a thousand and more in half of Europe, and a little more than one elsewhere. */
const isEither = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** Thousands as most write them, and lakhs. None begin with a 0. */
const commaGroups = /^[+-]?(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|\d*)(?:\.\d*)?$/
/** With points between thousands, or none, and a comma before the decimals: three after it would be thousands, but not after 0. */
const commaDecimals = /^[+-]?(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?|\d+,\d{0,2}|0,\d+)$/

function withPoint(text: string): string | undefined {
  if (!/\d/.test(text)) return undefined
  if (commaGroups.test(text)) return text.replaceAll(',', '')
  return commaDecimals.test(text) ? text.replaceAll('.', '').replace(',', '.') : undefined
}

const exact = (number: number) => Number(number.toPrecision(15))

/** A number as it stands in its field. */
export function numberInField(value: unknown, kind: Kind): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const text = decimalText(kind === 'percent' ? exact(value * 100) : value, 10)
  return kind === 'money' ? text.replace(/(\.\d)$/, '$10') : text
}
