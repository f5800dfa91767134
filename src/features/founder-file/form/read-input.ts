import { isMarkOf } from '#platform/format/currency-marks.ts'
import type { Kind, Range } from '../worksheets/kinds.ts'
import { isWithin, rangeOf } from '../worksheets/ranges.ts'
import { exact } from './number-in-field.ts'
import { withFraction, withMinutes } from './written-parts.ts'

/** What a field asks for. `about` is what it says of itself: where it names the hour, `$25/h` is 25. */
export type NumberField = { kind: Kind; range?: Range | undefined; currency: string; about?: string }

/** Why something is no number for a field. `why-unread.ts` has the sentences, which are loaded when one is needed. */
export type Fault =
  | { is: 'share' | 'amount' | 'mark' | 'two' | 'unclear' | 'large' | 'outside' }
  | { is: 'period'; period: string }
  | { is: 'either'; of: readonly [number, number] }

type Read = { value: number | null } | { fault: Fault }

/**
 * What was typed into a field for numbers: `1,240.50`, `1.240,50`, `–$1 240.50`, `$11k`, `~500`, `1.5 million`, `1 1/2`,
 * `50%`, and hours as `1:30`. A percent typed as 50 or 1/2 is 0.5. A phone's keypad has the comma alone where people write decimals
 * with it. One value that can't be mistaken is read; nothing is guessed at.
 */
export function readNumber(typed: string, asked: NumberField): Read {
  const { kind, about = '' } = asked
  if (typed.includes('%') && kind !== 'percent') return no('share')
  const [, whole = typed, period] = perPeriod.exec(typed) ?? []
  if (period !== undefined && !names(about, periodOf(period)))
    return { fault: { is: 'period', period: periodOf(period) } }
  const isShare = kind === 'percent' && !typed.includes('%')
  const text = plain(withFraction(kind === 'hours' ? withMinutes(whole) : whole, isShare))
  return text === '' ? { value: null } : readPlain(text, asked)
}

function readPlain(text: string, asked: NumberField): Read {
  const [, lead = '', digits, tail = ''] = oneNumber.exec(text) ?? []
  if (digits === undefined) return no(twoNumbers.test(text) ? 'two' : 'unclear')
  const { times, behind } = scaleOf(tail.trim(), asked.kind)
  const [sign, mark] = [lead.replace(/[^-+]/g, ''), lead.replace(/[-+\s]/g, '')]
  const fault = sign.length > 1 ? 'unclear' : (faultOf(mark, asked) ?? faultOf(behind, asked))
  return fault ? no(fault) : readDigits(digits, sign === '-' ? -times : times, asked)
}

const no = (is: Exclude<Fault['is'], 'period' | 'either'>): Read => ({ fault: { is } })

/** `$25/h`, `40 an hour`, `900 per month`, `46/week`. */
const perPeriod =
  /^(.*\d\D{0,6}?)(?:\s*\/\s*|\s+(?:per|an?)\s+)(h|hrs?|hours?|days?|wk|weeks?|mo|months?|yr|years?)\.?\s*$/i
const periods = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year' }
const periodOf = (typed: string) => periods[typed.charAt(0).toLowerCase() as keyof typeof periods]
const names = (about: string, word: string) => new RegExp(`\\b${word}(?:s|ly)?\\b`, 'i').test(about)

/** Nothing stands between thousands, and every sign of minus is the one that a computer knows. */
const plain = (typed: string) =>
  typed
    .replace(/%/g, '')
    .trim()
    .replace(/(?<=\d)[\p{Zs}'’](?=\d{3}(?!\d))/gu, '')
    .replace(/[−–—‒‑‐]/g, '-')
    .replace(/^(?:[~≈]\s*|(?:about|around|roughly|circa|approx(?:imately)?|ca)(?:\.\s*|\s+))/i, '')

const run = '[.,]?\\d(?:[\\d.,]*\\d)?[.,]?'
const oneNumber = new RegExp(`^([^\\d.,]*)(${run})(\\D*)$`)
const twoNumbers = new RegExp(`^[^\\d.,]*${run}(?:[^\\d/:]*[^\\d/:.,])${run}\\D*$`)

const scaled = /^(k|m|thousand|million|mio|mln|mn|billion|bn)\b\.?(.*)$/i
const scales: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 }

/** `11k`, `1.5 million`, and of an amount `1.2m`; and what stands behind it. */
function scaleOf(tail: string, kind: Kind): { times: number; behind: string } {
  const [, scale = '', behind = ''] = scaled.exec(tail) ?? []
  const isScale = kind === 'money' || (kind === 'number' && scale !== 'm')
  const times = scales[scale.charAt(0).toLowerCase()]
  return times !== undefined && isScale ? { times, behind } : { times: 1, behind: tail }
}

/** What stands beside a number is the currency of the file, or what the field is about. */
function faultOf(beside: string, { kind, currency, about = '' }: NumberField): 'amount' | 'mark' | undefined {
  const word = beside.trim().replace(/\.$/, '')
  if (word === '' || isUnit(word, kind, about)) return undefined
  if (!isMarkOf(word, currency)) return 'mark'
  return kind === 'money' || kind === 'number' ? undefined : 'amount'
}

function isUnit(word: string, kind: Kind, about: string): boolean {
  if (/^(?:h|hrs?|hours?)$/i.test(word)) return kind === 'hours' || names(about, 'hour')
  return /^[a-z]{3,}$/i.test(word) && names(about, word.replace(/^(min|sec)$|s$/i, short))
}
const short = (_: string, word = '') => ({ min: 'minute', sec: 'second' })[word.toLowerCase()] ?? ''

function readDigits(digits: string, times: number, { kind, range }: NumberField): Read {
  const of = (number: number) => exact(number * times)
  if (isEither.test(digits) && kind !== 'percent')
    return { fault: { is: 'either', of: [of(Number(digits.replace('.', ''))), of(Number(digits))] } }
  const point = withPoint(digits)
  if (point === undefined) return no('unclear')
  const number = of(Number(point))
  if (Math.abs(number) > 1e12) return no('large')
  // Not −0, which is no other number to anyone.
  const value = (kind === 'percent' ? exact(number / 100) : number) || 0
  return isWithin(value, rangeOf(kind, range)) ? { value } : no('outside')
}

/** 1.240 is a thousand and more in half of Europe, and a little more than one elsewhere. */
const isEither = /^[1-9]\d{0,2}\.\d{3}$/

/** Thousands as most write them, and lakhs. None begin with a 0. */
const commaGroups = /^(?:[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}|\d*)(?:\.\d*)?$/
/** With points between thousands, or none, and a comma before the decimals: three after it would be thousands, but not after 0. */
const commaDecimals = /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?|\d+,\d{0,2}|0,\d+)$/

function withPoint(text: string): string | undefined {
  if (commaGroups.test(text)) return text.replaceAll(',', '')
  return commaDecimals.test(text) ? text.replaceAll('.', '').replace(',', '.') : undefined
}
