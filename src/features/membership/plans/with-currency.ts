import { currencyName } from '#platform/format/money.ts'

/** Texts of an installation name what its plans are sold in by `{currency}`: `US dollars`. */
export const withCurrency = (text: string, currency: string): string =>
  text.replaceAll('{currency}', () => currencyName(currency))
