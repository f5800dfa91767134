export { findPayable } from '../checkout/server/get-payment-form.ts'
export { attachCustomer } from '../customers/server/attach-customer.ts'
export { closeCustomerJob } from '../customers/server/close-customer.ts'
export { closeStraysJob } from '../customers/server/close-strays.ts'
export { findPayer } from '../customers/server/payers.ts'
export { updateCustomerJob } from '../customers/server/update-customer.ts'
export { readDisputes } from '../disputes/server/read-disputes.ts'
export { keepMarkKey, renewMarkKey } from '../guarantee/server/mark-key.ts'
export { readGuarantee } from '../guarantee/server/read-guarantee.ts'
export { refundChargesJob } from '../guarantee/server/refund-guarantee.ts'
export { findOwed, settleGuarantee } from '../guarantee/server/settle-guarantee.ts'
export { carryOutPausesJob } from '../pause/server/carry-out-pauses.ts'
export { askForRefund } from '../refunds/server/ask-for-refund.ts'
export { cancelRefund, makeRefund, makeRefundJob } from '../refunds/server/make-refund.ts'
export { readLateRefunds, readRefunds } from '../refunds/server/read-refunds.ts'
export { type MonthLine, readMonth } from '../revenue/server/read-month.ts'
export {
  countUnassigned,
  readEntries,
  readLate,
  readMonthSums,
  readMoves,
  readPayments,
} from '../revenue/server/read-revenue.ts'
export { sumMoney, sumMoneyJob } from '../revenue/server/sum-money.ts'
export { readMembership } from '../subscription/server/get-membership.ts'
export { readNextPayment } from '../subscription/server/read-next-payment.ts'
export { readPaymentState } from '../subscription/server/read-payment-state.ts'
export { type PlanNews, readPlanNews } from '../subscription/server/read-plan-news.ts'
export { countDifferences, readDifferences } from '../sync/server/differences.ts'
export { reconcile } from '../sync/server/reconcile.ts'
export { reconcileJob, reconcilePayerJob, sweepPaymentsJob } from '../sync/server/reconcile-job.ts'
export { instantOf } from '../sync/server/subscription-rows.ts'
export { syncCustomer } from '../sync/server/sync-customer.ts'
export { readEventsState } from '../webhook/server/read-events-state.ts'
export { isStripeError } from './call-stripe.ts'
export { limitingProviderCalls } from './limit-provider-calls.ts'
export { createPayments, type PaymentSettings, priceIdsOf } from './payment-provider.ts'
export { providerLink } from './provider-link.ts'
