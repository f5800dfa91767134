import { route, webhook } from '#platform/server/http/routes.ts'
import * as checkoutContract from '../checkout/checkout.contract.ts'
import { createSubscription } from '../checkout/server/create-subscription.ts'
import { getPaymentForm } from '../checkout/server/get-payment-form.ts'
import * as customersContract from '../customers/customers.contract.ts'
import { openPortal } from '../customers/server/open-portal.ts'
import * as guaranteeContract from '../guarantee/guarantee.contract.ts'
import { claimGuarantee } from '../guarantee/server/claim-guarantee.ts'
import * as invoicesContract from '../invoices/invoices.contract.ts'
import { listInvoices } from '../invoices/server/list-invoices.ts'
import * as pauseContract from '../pause/pause.contract.ts'
import { previewPause } from '../pause/server/preview-pause.ts'
import { cancelMembership, resumeMembership } from '../subscription/server/cancel-membership.ts'
import { changePlan } from '../subscription/server/change-plan.ts'
import { getMembership } from '../subscription/server/get-membership.ts'
import { previewChange } from '../subscription/server/preview-change.ts'
import * as subscriptionContract from '../subscription/subscription.contract.ts'
import { receiveEvent } from '../webhook/server/handle-webhook-event.ts'
import * as webhookContract from '../webhook/webhook.contract.ts'
import { limitingProviderCalls } from './limit-provider-calls.ts'

export const billingRoutes = [
  route(checkoutContract.createSubscription, limitingProviderCalls(createSubscription)),
  route(subscriptionContract.getMembership, getMembership),
  route(subscriptionContract.previewChange, previewChange),
  route(subscriptionContract.changePlan, limitingProviderCalls(changePlan)),
  route(subscriptionContract.cancelMembership, limitingProviderCalls(cancelMembership)),
  route(subscriptionContract.resumeMembership, limitingProviderCalls(resumeMembership)),
  route(pauseContract.previewPause, previewPause),
  route(guaranteeContract.claimGuarantee, limitingProviderCalls(claimGuarantee)),
  route(customersContract.openPortal, limitingProviderCalls(openPortal)),
  route(invoicesContract.listInvoices, listInvoices),
  route(checkoutContract.getPaymentForm, getPaymentForm),
  webhook(webhookContract.receiveEvent, receiveEvent),
]
