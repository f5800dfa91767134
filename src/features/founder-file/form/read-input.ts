import { decimalText } from '#platform/format/figures.ts'
import type { Kind } from '../worksheets/kinds.ts'

type Read = { value: number | null } | { error: string }

/**
 * What was typed into a field for numbers: `1,240.50`, `1.240,50`, `$1 240.50`, `50%`. A percent typed as 50 is 0.5.
 * A phone's keypad has the comma alone where people write decimals with it.
 */
export function readNumber(typed: string, kind: Kind): Read {
  if (typed.includes('%') && kind !== 'percent')
    return {
      error: `“${typed.trim()}” is a share, and this field takes ${kind === 'money' ? 'an amount' : 'a number'}.`,
    }
  const text = bare(typed)
  if (text === '') return { value: null }
  if (isEither.test(text) && kind !== 'percent')
    return {
      error: `Is that ${text.replace('.', '')} or ${Number(text)}? Write it without the decimal point, or with one or two decimals.`,
    }
  const plain = withPoint(text)
  if (plain === undefined)
    return {
      error: `We can’t read “${typed.trim()}” as a number. Write it like ${kind === 'percent' ? '12.5' : '1,240.50'}.`,
    }
  const number = Number(plain)
  if (Math.abs(number) > 1e12) return { error: 'That’s larger than a page can hold.' }
  return { value: kind === 'percent' ? exact(number / 100) : number }
}

const bare = (typed: string) =>
  typed
    .replace(/[\p{Sc}\p{Zs}%\t]|(?<=\d)['’](?=\d{3})/gu, '')
    .replace(/^[−–]/, '-')
    .replace(/^[A-Z]{3}(?=[\d.+-])|(?<=\d)(?:[A-Z]{3}|h|hrs?|hours?)$/, '')

/** 1.240 is a thousand and more in half of Europe, and a little more than one elsewhere. */
const isEither = /^[+-]?[1-9]\d{0,2}\.\d{3}$/

/** Thousands as most write them, and lakhs. */
const commaGroups = /^[+-]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.\d*)?$/
/** With points between thousands, or none, and a comma before the decimals: three after it would be thousands. */
const commaDecimals = /^[+-]?(?:\d{1,3}(?:\.\d{3})+(?:,\d*)?|\d+,\d{0,2})$/

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
