import { dateText, numberIn, sumText } from '#platform/format/figures.ts'

type Shown = { kind: string; digits: number; unit?: string | undefined }

/** A value as it is shown: `$5,200`, `50%`, `1.5 hours`, `Nov 3, 2026`. What has no value is `–`. */
export function figureText(value: unknown, { kind, digits, unit }: Shown, currency: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const behind = unit ? ` ${unit}` : ''
  if (typeof value !== 'number') return kind === 'date' ? dateText(String(value)) : `${String(value)}${behind}`
  if (kind === 'money') return `${sumText(value, currency, digits)}${behind}`
  if (kind === 'percent') return `${numberIn(value * 100, digits)}%${behind}`
  if (kind === 'date') return dateText(new Date((value - 25_569) * 86_400_000).toISOString().slice(0, 10))
  return `${numberIn(value, digits)}${unit || kind !== 'hours' ? behind : ' h'}`
}

