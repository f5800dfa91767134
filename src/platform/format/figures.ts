import { locale } from './numbers.ts'

/** `5,200`, `5,200.5`: at most so many decimals, and no zeros at the end. */
export const decimalText = (amount: number, digits: number): string =>
  amount.toLocaleString(locale, { maximumFractionDigits: digits, signDisplay: 'negative' })

/** `$5,200`, `€13.50`: whole sums without decimals, others with the currency's. */
export function sumText(amount: number, currency: string, digits: number): string {
  // A yen has no hundredths, whatever a quotient comes to.
  const most = Math.min(digits, currencyDigits(currency))
  const shown = roundedTo(amount, most)
  const whole = Number.isInteger(shown)
  return shown.toLocaleString(locale, {
    style: 'currency',
    currency,
    signDisplay: 'negative',
    minimumFractionDigits: whole ? 0 : most,
    maximumFractionDigits: whole ? 0 : most,
  })
}

/** Money whose currency wasn’t said: `81.40`, `74`. */
export function plainSumText(amount: number): string {
  const decimals = Number.isInteger(roundedTo(amount, 2)) ? 0 : 2
  return amount.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
}

export const roundedTo = (amount: number, digits: number) => Math.round(amount * 10 ** digits) / 10 ** digits

/** Decimals that a currency has: 2 for dollars, 0 for yen. */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** `$`, `€`, `CHF`. */
export const currencySymbol = (currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
