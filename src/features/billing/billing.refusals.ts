import { Refusal, refusals } from '#shared/refusal.ts'

export const billingRefusals = refusals('billing', {
  badSignature: [400, 'The signature doesn’t match.'],
  cardDeclined: [402, (reason: string) => reason],
  paymentNotFound: [404, 'This payment is no longer open.'],
  paymentDone: [
    409,
    (amount: string, plan: string) => `You paid ${amount} for ${plan}. There’s nothing left to pay here.`,
  ],
  noMembership: [409, 'You don’t have a paid membership.'],
  notCancelled: [409, 'Your membership isn’t ending, so there’s nothing to resume.'],
  alreadyCancelled: [409, 'Resume your membership before you change the plan.'],
  samePlan: [409, 'You’re already on this plan.'],
  alreadyPaid: [
    409,
    (plan: string) => `You already have ${plan}, so nothing was changed. Choose again to see what a change costs.`,
  ],
  membershipPaused: [
    409,
    'Your membership is paused with your program. Resume the program first, then change the plan.',
  ],
  otherPurchase: [409, 'You started to buy another plan at the same time. Please choose again.'],
  paymentOpen: [409, 'You have an unpaid charge. Pay it in Settings, then try again.'],
  disputeOpen: [
    409,
    'A payment for your membership was disputed with your bank, so a larger plan wouldn’t open. You can change it once that’s settled.',
  ],
  previewOutdated: [
    409,
    'Your membership was renewed after you saw this charge, so the charge has changed. Check it again, then confirm.',
  ],
  guaranteeNotPaid: [409, 'The guarantee starts with your first paid membership.'],
  guaranteeOver: [409, (day: string) => `Your 30-day guarantee ended on ${day}.`],
  guaranteeNotFirst: [409, 'The guarantee covers your first paid membership, and that one has ended.'],
  guaranteeNothingLeft: [
    409,
    (isChargedOn: boolean) =>
      `Everything you paid has been refunded already.${isChargedOn ? ' To stop the next payment, cancel your membership in Settings.' : ''}`,
  ],
  guaranteeUsedBefore: [409, 'You can use the guarantee once, and you already have.'],
  providerKey: [
    503,
    'Payments don’t work right now: the payment provider doesn’t accept this site’s key. Please contact support.',
  ],
  providerDown: [503, 'The payment provider isn’t responding right now. Please try again in a few minutes.'],
})

/** `details` suggests what to do next. */
export const planUnavailable = Object.assign(
  (details = 'Please try the free Starter plan, or contact support.') =>
    new Refusal(422, 'billing.planUnavailable', 'This subscription tier is currently unavailable.', details),
  { status: 422, code: 'billing.planUnavailable' },
)

/** Seconds after which a retry is worthwhile. */
const providerPause = 30

export const providerDown = () => {
  const { status, code, message } = billingRefusals.providerDown()
  return new Refusal(status, code, message, undefined, providerPause)
}
