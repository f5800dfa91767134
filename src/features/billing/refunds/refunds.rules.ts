import { refusals } from '#shared/refusal.ts'

export const refundRefusals = refusals('billing', {
  noCharge: [404, 'This payment isn’t theirs.'],
  refundChanged: [409, 'Something was refunded in the meantime. Look at the payment again.'],
  refundPending: [
    409,
    (amount: string) =>
      `A refund of ${amount} of this payment isn’t made yet. To try it again now, ask for the same amount; under Running you see what happens.`,
  ],
  refundTooLarge: [400, 'You can’t refund more than is left of this payment.'],
})
