import { expect, test } from 'vitest'
import { calendarDates } from '#platform/format/dates.ts'
import { differenceText } from './difference-text.ts'

test.each([
  [
    'subscription sub_1, active quantum became past_due quantum',
    'Quantum (running) became Quantum (payment late, Stripe keeps trying the card)',
  ],
  [
    'subscription sub_1, not recorded became active elite',
    'A membership that wasn’t known here became Elite (running)',
  ],
  ['quantum became starter', 'Quantum became Starter'],
  [
    'subscription sub_1, active quantum: periodEndsAt 2026-10-25T10:00:27.000Z became 2026-11-25T10:00:27.000Z',
    'Quantum (running): paid through Oct 25, 2026 became Nov 25, 2026',
  ],
  [
    'subscription sub_1, active elite: nextTier none became quantum, nextCents 29700 became 9700, addsTax 0 became 1',
    'Elite (running): next plan none became Quantum, next payment $297.00 became $97.00, tax on top no became yes',
  ],
  [
    'subscription sub_1, its pause differs and is told again',
    'Stripe had another pause of the membership than they have here, and was corrected. There’s nothing to do.',
  ],
  [
    'a dispute of ch_1 from before they came here was left as it is',
    'Stripe has a dispute, open or lost, from before they came here. It closed nothing here, and their membership is still running if it was. If it shouldn’t be, end it in Stripe.',
  ],
  [
    'a payment of ch_1 came after the membership had ended, and was left as it is',
    'An invoice of a membership that had ended was paid before it could be voided. The payment opens nothing. Refund it on their page, unless it was owed.',
  ],
  [
    'a refund of ch_1 came back',
    'A refund came back from their bank, for example because the card was closed, so they don’t have the money. The guarantee’s refund is made again automatically; another can be made again on their page.',
  ],
])('%s is written %s', (what, text) => {
  expect(differenceText(what, { dates: calendarDates, currency: 'USD' })).toBe(text)
})
