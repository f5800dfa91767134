import { numberOf, type Params, textOf } from '../api/form.ts'
import { StripeFault } from '../api/stripe-fault.ts'
import { idOf } from '../store/store.ts'
import type { Card, Outcome } from './stripe-objects.ts'

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

/** `number`, `exp_month`, `exp_year` and `cvc` as typed: spaces and dashes don't matter. */
export function cardOf(typed: Params, now: number): Card {
  const digits = (textOf(typed, 'number') ?? '').replace(/[\s-]/g, '')
  const outcome = outcomes[digits]
  if (!outcome)
    throw cardFault('incorrect_number', 'Your card number is incorrect. Only the test cards listed here work.')
  const month = numberOf(typed, 'exp_month') ?? 0
  const year = (numberOf(typed, 'exp_year') ?? 0) % 100
  const end = new Date(Date.UTC(2000 + year, month, 1)).getTime() / 1000
  if (month < 1 || month > 12 || !(end > now))
    throw cardFault('invalid_expiry', "Your card's expiration date is in the past or incomplete.")
  if (!/^\d{3,4}$/.test(textOf(typed, 'cvc')?.trim() ?? ''))
    throw cardFault('invalid_cvc', "Your card's security code is incomplete.")
  return newCard(outcome, digits.slice(-4), month, 2000 + year, now)
}

/** `12/34` as month and year. */
export function expiryOf(typed: string): { exp_month: string; exp_year: string } {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? []
  return { exp_month: month, exp_year: year }
}

export function cardOfToken(token: string, now: number): Card | undefined {
  const outcome = tokens[token]
  return outcome && newCard(outcome, '4242', 12, 2040, now)
}

/** What charging a card says; the first charge of a card that fails later goes through. */
export function declineOf({ outcome }: Card, isFirst: boolean): StripeFault | undefined {
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
  new StripeFault(402, { type: 'card_error', code, message, ...(decline_code ? { decline_code } : {}) })
