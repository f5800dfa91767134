import { dateForm } from '#platform/format/date-forms.ts'

/** Why a formula has no result. Pages show "–" for each of them. */
export type Fault = { readonly fault: 'division' | 'words' | 'missing' | 'size' }

/** What a cell holds or a formula comes to. `null` is a cell that was never filled in; dates are day numbers, 1 being 1899-12-31. */
export type Value = number | string | boolean | null | Fault

export const noDivision: Fault = { fault: 'division' }
/** Words, or several cells, where one number is needed. */
export const words: Fault = { fault: 'words' }
/** Looked for and not there. */
export const missing: Fault = { fault: 'missing' }
/** A number too large to keep, or more work than a formula may cause. */
export const size: Fault = { fault: 'size' }

export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' && value !== null && 'fault' in value

/** The value of something that may throw a fault. */
export function attempt<T>(something: () => T): T | Fault {
  try {
    return something()
  } catch (thrown) {
    if (isFault(thrown)) return thrown
    throw thrown
  }
}

/** Anything from outside as a value: NaN, infinities and strange things are faults. */
export function cleaned(given: unknown): Value {
  if (typeof given === 'number') return Number.isFinite(given) ? given : size
  if (typeof given === 'string' || typeof given === 'boolean') return given
  if (given === null || given === undefined) return null
  return isFault(given) ? given : words
}

/** A number where one is needed: blank is 0, true is 1, text only where it is written like a number. */
export function toNumber(value: Value): number {
  if (typeof value === 'number') return value
  if (value === null) return 0
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') throw value
  const number = numberIn(value)
  if (number === undefined) throw words
  return number
}

/** `12`, `-1.5`, `1e3`, `50%` and `2026-12-01`; a comma means something else in every country and is refused. */
export function numberIn(text: string): number | undefined {
  const [trimmed, day] = [text.length > 40 ? '' : text.trim(), 86_400_000]
  if (dateForm.test(trimmed)) {
    const time = Date.parse(trimmed)
    return Number.isNaN(time) ? undefined : time / day + 25_569
  }
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?%?$/i.test(trimmed)) return undefined
  const number = Number.parseFloat(trimmed) / (trimmed.endsWith('%') ? 100 : 1)
  return Number.isFinite(number) ? number : undefined
}

/** A number is written with 15 digits and truth as 1 or 0, as LibreOffice joins them. */
export function toText(value: Value): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if (typeof value === 'object') throw value
  return written(Number(Number(value).toPrecision(15)))
}

/** Without an exponent for small numbers. */
function written(number: number): string {
  const [digits = '', zeros] = Math.abs(number).toExponential().split('e-')
  if (number === 0 || Math.abs(number) >= 1e-6) return String(number).toUpperCase()
  return `${number < 0 ? '-' : ''}0.${'0'.repeat(Number(zeros) - 1)}${digits.replace('.', '')}`
}
