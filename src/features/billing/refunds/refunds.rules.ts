import { refusals } from '#shared/refusal.ts'

export const refundRefusals = refusals('billing', {
  noCharge: [404, 'This payment isn’t theirs.'],
  refundChanged: [409, 'Something was refunded in the meantime. Look at the payment again.'],
  refundPending: [
    409,
    'Another refund of this payment isn’t made yet. Under Running you see whether it’s tried again.',
  ],
  refundTooLarge: [400, 'More than is left of this payment can’t be refunded.'],
})
