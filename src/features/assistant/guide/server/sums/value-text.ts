import { decimalText, sumText } from '#platform/format/figures.ts'
import { locale } from '#platform/format/numbers.ts'

export const valueText = (value: number, currency: string | null) =>
  currency ? sumText(value, currency, 2) : decimalText(value, 2)

/** Money whose currency wasn’t said: `81.40`, `74`. */
export const moneyText = (value: number, currency: string | null) => {
  if (currency) return sumText(value, currency, 2)
  const isWhole = Number.isInteger(Math.round(value * 100) / 100)
  return value.toLocaleString(locale, { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: 2 })
}
