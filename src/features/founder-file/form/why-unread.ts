import { currencies } from '#platform/format/currencies.ts'
import { isMarkOf } from '#platform/format/currency-marks.ts'
import { currencyName } from '#platform/format/money.ts'
import type { Kind } from '../worksheets/kinds.ts'
import { outsideError, rangeOf } from '../worksheets/ranges.ts'
import type { Fault, NumberField } from './read-input.ts'

/** What someone is told whose number can't be read. */
export function whyUnread(typed: string, fault: Fault, { kind, range, currency }: NumberField): string {
  const own = `“${typed.trim()}”`
  if (fault.is === 'share') return `${own} is a share, and this field takes ${takes[kind]}.`
  if (fault.is === 'amount') return `${own} is an amount of money, and this field takes ${takes[kind]}.`
  if (fault.is === 'period') return `${own} is per ${fault.period}, and this field isn’t. Enter the number it asks for.`
  if (fault.is === 'either')
    return `Is that ${fault.of[0]} or ${fault.of[1]}? Write it without the decimal point, or with one or two decimals.`
  if (fault.is === 'two') return `${own} is two numbers. Choose one.`
  if (fault.is === 'large') return 'That number is too large. Check it and enter a smaller one.'
  if (fault.is === 'outside') return outsideError[rangeOf(kind, range)]
  if (fault.is === 'mark' && isOfOtherCurrency(typed))
    return `${own} isn’t in ${currencyName(currency)}, the currency of your file. Enter the amount in ${currencyName(currency)}, or change the currency in Settings.`
  return `We can’t read ${own} as a number. Write it like ${kind === 'percent' ? '12.5' : '1,240.50'}.`
}

const takes: Partial<Record<Kind, string>> = {
  money: 'an amount',
  number: 'a number',
  percent: 'a share',
  hours: 'hours',
}

/** Its own would have been read: any other mark of a currency is of another one. */
function isOfOtherCurrency(typed: string): boolean {
  const marks = typed.split(/[\d\s.,+\-−–%/]+/).filter((mark) => mark.length > 1 || /\p{Sc}/u.test(mark))
  return marks.some((mark) => /\p{Sc}/u.test(mark) || currencies().some(({ code }) => isMarkOf(mark, code)))
}
