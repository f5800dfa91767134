import { calendarDates } from '#platform/format/dates.ts'
import { decimalText, sumText } from '#platform/format/figures.ts'
import type { Choices } from '../worksheets/kinds.ts'

type Shown = { kind: string; digits: number; unit?: string | undefined; choices?: Choices | undefined }

/** A value as it is shown: `$5,200`, `50%`, `1.5 hours`, `Nov 3, 2026`, a choice in its words. What has no value is `–`. */
export function figureText(value: unknown, shown: Shown, currency: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { kind, digits, unit } = shown
  if (kind === 'date') return calendarDates.shortDate(typeof value === 'number' ? dateOfDay(value) : String(value))
  const behind = unit ? ` ${unit}` : ''
  if (typeof value !== 'number') return `${wordsOf(String(value), shown)}${behind}`
  return `${amountText(value, kind, digits, currency)}${kind === 'hours' && !unit ? ' h' : behind}`
}

/** How far two values lie apart: `$320`, and of percentages `3 points`, since 3% of 25% is something else. */
export function distanceText(size: number, shown: Shown, currency: string): string {
  if (shown.kind !== 'percent' || shown.unit) return figureText(size, shown, currency)
  const points = decimalText(size * 100, shown.digits)
  return `${points} ${points === '1' ? 'point' : 'points'}`
}

const wordsOf = (value: string, { choices }: Shown): string =>
  (Array.isArray(choices) ? undefined : (choices as Record<string, string> | undefined)?.[value]) ?? value

function amountText(value: number, kind: string, digits: number, currency: string): string {
  if (kind === 'money') return sumText(value, currency, digits)
  return kind === 'percent' ? `${decimalText(value * 100, digits)}%` : decimalText(value, digits)
}

/** Formulas count days, 1 being 1899-12-31. */
export const dateOfDay = (day: number) => new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10)
