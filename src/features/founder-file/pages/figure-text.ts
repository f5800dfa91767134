import { calendarDates } from '#platform/format/dates.ts'
import { decimalText, sumText } from '#platform/format/figures.ts'
import type { Choices } from '../worksheets/kinds.ts'

type Shown = {
  kind: string
  digits: number
  unit?: string | undefined
  /** A list of what can be chosen, or the words of each. */
  choices?: Choices | undefined
}

/** A value as it is shown: `$5,200`, `50%`, `1.5 hours`, `Nov 3, 2026`. What has no value is `–`. */
export function figureText(value: unknown, { kind, digits, unit, choices }: Shown, currency: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (kind === 'choice') return wordsOf(value, choices)
  const behind = unit ? ` ${unit}` : ''
  if (kind === 'date') return calendarDates.shortDate(typeof value === 'number' ? dateOfDay(value) : String(value))
  if (typeof value !== 'number') return `${String(value)}${behind}`
  return `${amountText(value, kind, digits, currency)}${kind === 'hours' && !unit ? ' h' : behind}`
}

/** A choice by its words, which is not always what is stored. */
const wordsOf = (value: unknown, choices: Choices = []): string =>
  Array.isArray(choices) ? String(value) : ((choices as Record<string, string>)[String(value)] ?? String(value))

function amountText(value: number, kind: string, digits: number, currency: string): string {
  if (kind === 'money') return sumText(value, currency, digits)
  return kind === 'percent' ? `${decimalText(value * 100, digits)}%` : decimalText(value, digits)
}

/** Formulas count days, 1 being 1899-12-31. */
const dateOfDay = (day: number) => new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10)
