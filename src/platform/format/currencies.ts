import { currencyDigits } from './figures.ts'
import { locale } from './numbers.ts'

type Currency = { code: string; name: string; digits: number }
let known: readonly Currency[] | undefined

/** Every currency in use, by its English name. Not counted: precious metals, test codes and units of account. */
export function currencies(): readonly Currency[] {
  known ??= Intl.supportedValuesOf('currency')
    .filter((code) => !code.startsWith('X') || inUse.has(code))
    .map((code) => ({ code, name: nameOf(code), digits: currencyDigits(code) }))
    .filter(({ code, name }) => name !== code && !/\(\d{4}/.test(name))
    .sort((one, other) => one.name.localeCompare(other.name, locale))
  return known
}

const inUse = new Set(['XAF', 'XCD', 'XOF', 'XPF'])
const nameOf = (code: string) => new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
