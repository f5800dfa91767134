import { priceText } from '#platform/format/money.ts'
import type { Talk } from '../../talk.ts'
import { ofCustomers } from '../help-topic.ts'

type Plans = Talk['question']['own']['plans']

/** “The 297 one or the 97 one?” */
export function namesPlans(plain: string, plans: Plans): boolean {
  const named = amountsNamed(plain, plans)
  return (
    named.length > 1 ||
    (named.length === 1 && /\b(?:one|plan|tier|membership|version|option|subscription)\b/.test(plain))
  )
}

export const ofInvoice = /\b(?:invoices?|receipts?|bills?|proof of payment)\b/
const settled = /\b(?:accountant|bookkeeper|tax (?:office|return|man)|expense|vat|company|business name|finance)\b/

/** “An invoice for the 97, for my accountant”: what a plan costs, beside words of one’s own books. */
export const isOfMembership = (plain: string, plans: Plans): boolean =>
  amountsNamed(plain, plans).length > 0 && settled.test(plain) && !ofCustomers.test(plain)

function amountsNamed(plain: string, plans: Plans): string[] {
  const amounts = plans.flatMap(({ price, currency }) =>
    price > 0 ? [priceText(price, currency).replace(/[^\d.]/g, '')] : [],
  )
  return amounts.filter((amount) => new RegExp(`(?<![\\d.,])${amount.replace('.', '\\.')}(?![\\d%])`).test(plain))
}
