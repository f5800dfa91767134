import { route, webhook } from '#platform/server/http/routes.ts'
import * as contract from '../billing.contract.ts'
import * as payment from '../payment.contract.ts'
import * as test from '../test-provider.contract.ts'
import { cancelMembership, resumeMembership } from './cancel-membership.ts'
import { changePlan } from './change-plan.ts'
import { createSubscription } from './create-subscription.ts'
import { getMembership } from './get-membership.ts'
import { getPaymentForm } from './get-payment-form.ts'
import { asking } from './limit-asking.ts'
import { listInvoices } from './list-invoices.ts'
import { openPortal } from './open-portal.ts'
import { payWithTestCard } from './pay-with-test-card.ts'
import { previewChange } from './preview-change.ts'
import { getTestPortal, saveTestCard } from './test-portal.ts'
import { useGuarantee } from './use-guarantee.ts'
import { receiveEvent } from './webhook.ts'

export const billingRoutes = [
  route(contract.createSubscription, asking(createSubscription)),
  route(contract.getMembership, getMembership),
  route(contract.previewChange, previewChange),
  route(contract.changePlan, asking(changePlan)),
  route(contract.cancelMembership, asking(cancelMembership)),
  route(contract.resumeMembership, asking(resumeMembership)),
  route(contract.useGuarantee, asking(useGuarantee)),
  route(contract.openPortal, asking(openPortal)),
  route(payment.listInvoices, listInvoices),
  route(payment.getPaymentForm, getPaymentForm),
  webhook(payment.receiveEvent, receiveEvent),
  route(test.payWithTestCard, asking(payWithTestCard)),
  route(test.getTestPortal, getTestPortal),
  route(test.saveTestCard, saveTestCard),
]
