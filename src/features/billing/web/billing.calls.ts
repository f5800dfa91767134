import type * as membershipContract from '#features/membership/membership.contract.ts'
import { mutation, query } from '#platform/web/queries.ts'
import type * as checkoutContract from '../checkout/checkout.contract.ts'
import type * as customersContract from '../customers/customers.contract.ts'
import type * as guaranteeContract from '../guarantee/guarantee.contract.ts'
import type * as invoicesContract from '../invoices/invoices.contract.ts'
import type * as pauseContract from '../pause/pause.contract.ts'
import type * as subscriptionContract from '../subscription/subscription.contract.ts'

export const questions = query<typeof membershipContract.listQuestions>('GET /api/questions')
export const membership = query<typeof subscriptionContract.getMembership>('GET /api/membership')
export const invoices = query<typeof invoicesContract.listInvoices>('GET /api/membership/invoices')

export const pausePreview = (days: number) =>
  query<typeof pauseContract.previewPause>('GET /api/membership/pause', { query: { days } })

export const paymentForm = (clientSecret: string) =>
  query<typeof checkoutContract.getPaymentForm>('GET /api/payment-form', { query: { clientSecret } })

export const createSubscription = mutation<typeof checkoutContract.createSubscription>('POST /api/create-subscription')
export const previewChange = mutation<typeof subscriptionContract.previewChange>('POST /api/membership/preview')
export const changePlan = mutation<typeof subscriptionContract.changePlan>('POST /api/membership/change')
export const cancelMembership = mutation<typeof subscriptionContract.cancelMembership>('POST /api/membership/cancel')
export const resumeMembership = mutation<typeof subscriptionContract.resumeMembership>('POST /api/membership/resume')
export const claimGuarantee = mutation<typeof guaranteeContract.claimGuarantee>('POST /api/membership/guarantee')
export const openPortal = mutation<typeof customersContract.openPortal>('POST /api/membership/portal')
