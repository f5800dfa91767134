import type * as membershipContract from '#features/membership/membership.contract.ts'
import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../billing.contract.ts'
import type * as payment from '../payment.contract.ts'

export const plans = query<typeof membershipContract.listPlans>('GET /api/plans')
export const questions = query<typeof membershipContract.listQuestions>('GET /api/questions')
export const membership = query<typeof contract.getMembership>('GET /api/membership')
export const invoices = query<typeof payment.listInvoices>('GET /api/membership/invoices')

export const paymentForm = (clientSecret: string) =>
  query<typeof payment.getPaymentForm>('GET /api/payment-form', { query: { clientSecret } })

/** A tier opens and shuts things on every page, so all that was read is old. */
const everything = ['/api']

export const createSubscription = mutation<typeof contract.createSubscription>(
  'POST /api/create-subscription',
  everything,
)
export const previewChange = mutation<typeof contract.previewChange>('POST /api/membership/preview')
export const changePlan = mutation<typeof contract.changePlan>('POST /api/membership/change', everything)
export const cancelMembership = mutation<typeof contract.cancelMembership>('POST /api/membership/cancel', everything)
export const resumeMembership = mutation<typeof contract.resumeMembership>('POST /api/membership/resume', everything)
export const claimGuarantee = mutation<typeof contract.claimGuarantee>('POST /api/membership/guarantee', everything)
export const openPortal = mutation<typeof contract.openPortal>('POST /api/membership/portal')
