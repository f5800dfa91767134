import { idOf, ProviderFault } from './store.ts'
import type { Card, Outcome } from './things.ts'

type Typed = { number: string; expires: string; code: string }

/** The published test cards, and what each does. */
const outcomes: Record<string, Outcome> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000341': 'fails-later',
}

/** What the official command line tool's scripts call their card. */
const tokens: Record<string, Outcome> = {
  pm_card_visa: 'pays',
  pm_card_chargeCustomerFail: 'fails-later',
  pm_card_threeDSecure2Required: 'asks',
}

export function cardOf({ number, expires, code }: Typed, now: number): Card {
  const digits = number.replace(/[\s-]/g, '')
  const outcome = outcomes[digits]
  if (!outcome)
    throw cardFault('incorrect_number', 'Your card number is incorrect. Only the test cards listed here work.')
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expires) ?? []
  const lastDay = new Date(Date.UTC(2000 + Number(year), Number(month), 1)).getTime() / 1000
  if (!month || Number(month) < 1 || Number(month) > 12 || lastDay <= now)
    throw cardFault('invalid_expiry', "Your card's expiration date is in the past or incomplete.")
  if (!/^\d{3,4}$/.test(code.trim())) throw cardFault('invalid_cvc', "Your card's security code is incomplete.")
  return newCard(outcome, digits.slice(-4), Number(month), 2000 + Number(year), now)
}

export function cardOfToken(token: string, now: number): Card | undefined {
  const outcome = tokens[token]
  return outcome && newCard(outcome, '4242', 12, 2040, now)
}

/** What charging a card says; the first charge of a card that fails later goes through. */
export function declineOf({ outcome }: Card, isFirst: boolean): ProviderFault | undefined {
  if (outcome === 'asks')
    return cardFault(
      'invoice_payment_intent_requires_action',
      'This payment requires additional user action before it can be completed successfully.',
    )
  if (outcome === 'pays' || (outcome === 'fails-later' && isFirst)) return undefined
  return outcome === 'insufficient'
    ? cardFault('card_declined', 'Your card has insufficient funds.', 'insufficient_funds')
    : cardFault('card_declined', 'Your card was declined.', 'generic_decline')
}

const newCard = (outcome: Outcome, last4: string, exp_month: number, exp_year: number, created: number): Card => ({
  id: idOf('pm'),
  object: 'payment_method',
  type: 'card',
  created,
  livemode: false,
  customer: null,
  card: { brand: 'visa', last4, exp_month, exp_year },
  outcome,
})

const cardFault = (code: string, message: string, decline_code?: string) =>
  new ProviderFault(402, { type: 'card_error', code, message, ...(decline_code ? { decline_code } : {}) })
