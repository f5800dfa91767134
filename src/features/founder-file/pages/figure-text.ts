import { calendarDates } from '#platform/format/dates.ts'
import { currencyDigits, decimalText, sumText } from '#platform/format/figures.ts'
import type { Choices } from '../worksheets/kinds.ts'
import type { Place } from '../worksheets/places.ts'

type Shown = { kind: string; digits: number; unit?: string | undefined; choices?: Choices | undefined }

/** A value as it is shown: `$5,200`, `50%`, `1.5 hours`, `Nov 3, 2026`, a choice in its words. What has no value is `–`. */
export function figureText(value: unknown, shown: Shown, currency: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const { kind, digits, unit } = shown
  if (kind === 'date') return calendarDates.shortDate(typeof value === 'number' ? dateOfDay(value) : String(value))
  const behind = unit ? ` ${unit}` : ''
  if (typeof value !== 'number') return `${choiceText(String(value), shown)}${behind}`
  return `${amountText(value, kind, digits, currency)}${kind === 'hours' && !unit ? ' h' : behind}`
}

/** A value on a page: what was typed keeps its decimals, up to those of its currency; most of what follows from it is rounded. */
export const placeText = (value: unknown, place: Place, currency: string): string =>
  figureText(value, withTypedDigits(place, currency), currency)

/** An example's value, its sums in its own currency, or in none where the page doesn't name one. */
export const exampleText = (value: unknown, place: Place, currency: string | null): string =>
  currency === null && place.kind === 'money'
    ? placeText(value, { ...place, kind: 'number' }, 'USD')
    : placeText(value, place, currency ?? 'USD')

/**
 * What an input keeps: a cent of a sum, and two decimals of whatever else is a number. A sum that is one of the business's
 * numbers keeps its cents where it is worked out, as it does among these.
 */
export const withTypedDigits = (place: Place, currency: string): Place =>
  place.formula === undefined || (place.kind === 'money' && place.metric !== undefined)
    ? { ...place, digits: Math.max(place.digits, place.kind === 'money' ? currencyDigits(currency) : 2) }
    : place

/** How far two values lie apart: `$320`, and of percentages `3 points`, since 3% of 25% is something else. */
export function distanceText(size: number, shown: Shown, currency: string): string {
  if (shown.kind !== 'percent' || shown.unit) return figureText(size, shown, currency)
  const points = decimalText(size * 100, shown.digits)
  return `${points} ${points === '1' ? 'point' : 'points'}`
}

/** A choice in its words. */
export const choiceText = (value: string, { choices }: Pick<Shown, 'choices'>): string =>
  (Array.isArray(choices) ? undefined : (choices as Record<string, string> | undefined)?.[value]) ?? value

function amountText(value: number, kind: string, digits: number, currency: string): string {
  if (kind === 'money') return sumText(value, currency, digits)
  return kind === 'percent' ? `${decimalText(value * 100, digits)}%` : decimalText(value, digits)
}

/** Formulas count days, 1 being 1899-12-31. */
export const dateOfDay = (day: number) => new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10)
