import { currencyDigits, sumText } from './figures.ts'
import { locale } from './numbers.ts'

/** As Stripe counts, which for a few currencies isn't as they are usually written. */
const withoutParts = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const inThousandths = new Set('BHD JOD KWD OMR TND'.split(' '))

/** Decimals of the smallest unit in which amounts are kept: 2 for dollars, 0 for yen. */
export const minorDigits = (currency: string): number =>
  withoutParts.has(currency) ? 0 : inThousandths.has(currency) ? 3 : 2

/** A price as amounts are kept: 97 dollars are 9700 cents, 14800 yen are 14800. */
export const minorUnits = (price: number, currency: string): number => Math.round(price * 10 ** minorDigits(currency))

/** `$1,240.00`, `€79.00`, `¥14,800`, of the currency's smallest unit. */
export function moneyText(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const usual = Math.min(digits, currencyDigits(currency))
  const format = {
    style: 'currency',
    currency,
    signDisplay: 'negative',
    minimumFractionDigits: usual,
    maximumFractionDigits: digits,
  } as const
  return (minor / 10 ** digits).toLocaleString(locale, format)
}

/** `$97`, `€79.90`: what a plan costs, where it is advertised. */
export const priceText = (price: number, currency: string): string => sumText(price, currency, minorDigits(currency))

/** `US dollars`, `euros`, `Japanese yen`. */
export const currencyName = (currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** What someone typed, in the smallest unit: `20`, `20.5`, `20,50`, `€1,240.50`; undefined for anything else. */
export function typedMoney(text: string, currency: string): number | undefined {
  const digits = minorDigits(currency)
  const [, typed = ''] = /^[^\d.,-]*([\d.,]+)[^\d.,-]*$/.exec(text.trim()) ?? []
  const [, whole, part = ''] = /^(\d{1,8})(?:\.(\d{1,3}))?$/.exec(withPoint(typed, digits)) ?? []
  if (whole === undefined || part.length > digits) return undefined
  return Number(whole) * 10 ** digits + Number(part.padEnd(digits, '0'))
}

const withThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/
const withDecimalComma = /^\d+,\d{1,2}$/

/** Three digits after a comma are thousands; where they may as well be decimals, the comma stays, which is no amount. */
const withPoint = (typed: string, digits: number): string =>
  withDecimalComma.test(typed)
    ? typed.replace(',', '.')
    : digits < 3 && withThousands.test(typed)
      ? typed.replaceAll(',', '')
      : typed
