import { decimalText } from '#platform/format/figures.ts'
import type { Kind } from '../worksheets/kinds.ts'

type Read = { value: number | null } | { error: string }

/** What was typed into a field for numbers: `1,240.50`, `$1 240.50`, `50%`. A percent typed as 50 is 0.5. */
export function readNumber(typed: string, kind: Kind): Read {
  const text = bare(typed)
  if (text === '') return { value: null }
  if (/^[+-]?\d+,\d{1,2}$/.test(text))
    return { error: `Write decimals with a point: ${text.replace(',', '.')} instead of ${typed.trim()}.` }
  if (!grouped.test(text) || !/\d/.test(text))
    return {
      error: `We can’t read “${typed.trim()}” as a number. Write it like ${kind === 'percent' ? '12.5' : '1,240.50'}.`,
    }
  const number = Number(text.replaceAll(',', ''))
  if (Math.abs(number) > 1e12) return { error: 'That is larger than a page can hold.' }
  return { value: kind === 'percent' ? exact(number / 100) : number }
}

const bare = (typed: string) =>
  typed
    .replace(/[\p{Sc}\p{Zs}%\t]/gu, '')
    .replace(/^[−–]/, '-')
    .replace(/^[A-Z]{3}(?=[\d.+-])|(?<=\d)(?:[A-Z]{3}|h)$/, '')

/** Thousands as most write them, and lakhs. */
const grouped = /^[+-]?(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d*)(?:\.\d*)?$/

const exact = (number: number) => Number(number.toPrecision(15))

/** A number as it stands in its field. */
export function numberInField(value: unknown, kind: Kind): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const text = decimalText(kind === 'percent' ? exact(value * 100) : value, 10)
  return kind === 'money' ? text.replace(/(\.\d)$/, '$10') : text
}
