import { refusals } from '#shared/refusal.ts'

export const refundRefusals = refusals('billing', {
  noCharge: [404, 'This payment isn’t theirs.'],
  refundChanged: [409, 'Something was refunded in the meantime. Look at the payment again.'],
  refundPending: [
    409,
    (amount: string) =>
      `A refund of ${amount} of this payment isn’t made yet. To try it again now, ask for the same amount; under Running you see what happens.`,
  ],
  refundDisputed: [
    409,
    'This payment is disputed: their bank holds it until that’s decided, so refunding it too would pay them twice. Answer the dispute at Stripe, or accept it there if they’re right. If you win, you can refund it then.',
  ],
  refundLost: [409, 'Their bank gave this payment back to them when the dispute was lost. Nothing is left to refund.'],
  noRefundWaiting: [409, 'This refund isn’t waiting anymore. Look at the payment again.'],
  refundTooLarge: [400, 'You can’t refund more than is left of this payment.'],
})
