import { decimalText, plainSumText, sumText } from '#platform/format/figures.ts'

export const valueText = (value: number, currency: string | null) =>
  currency ? sumText(value, currency, 2) : decimalText(value, 2)

export const moneyText = (value: number, currency: string | null) =>
  currency ? sumText(value, currency, 2) : plainSumText(value)
