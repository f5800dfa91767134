import { route, webhook } from '#platform/server/http/routes.ts'
import * as contract from '../billing.contract.ts'
import { createSubscription } from '../checkout/server/create-subscription.ts'
import { getPaymentForm } from '../checkout/server/get-payment-form.ts'
import { openPortal } from '../customers/server/open-portal.ts'
import { claimGuarantee } from '../guarantee/server/claim-guarantee.ts'
import { listInvoices } from '../invoices/server/list-invoices.ts'
import * as payment from '../payment.contract.ts'
import { cancelMembership, resumeMembership } from '../subscription/server/cancel-membership.ts'
import { changePlan } from '../subscription/server/change-plan.ts'
import { getMembership } from '../subscription/server/get-membership.ts'
import { previewChange } from '../subscription/server/preview-change.ts'
import { receiveEvent } from '../webhook/server/receive-event.ts'
import { asking } from './limit-provider-calls.ts'

export const billingRoutes = [
  route(contract.createSubscription, asking(createSubscription)),
  route(contract.getMembership, getMembership),
  route(contract.previewChange, previewChange),
  route(contract.changePlan, asking(changePlan)),
  route(contract.cancelMembership, asking(cancelMembership)),
  route(contract.resumeMembership, asking(resumeMembership)),
  route(contract.claimGuarantee, asking(claimGuarantee)),
  route(contract.openPortal, asking(openPortal)),
  route(payment.listInvoices, listInvoices),
  route(payment.getPaymentForm, getPaymentForm),
  webhook(payment.receiveEvent, receiveEvent),
]
