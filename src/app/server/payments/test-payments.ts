import { z } from 'zod'
import { billingRefusals } from '#features/billing/billing.refusals.ts'
import {
  findPayable,
  findPayer,
  instantOf,
  limitingProviderCalls,
  syncCustomer,
} from '#features/billing/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { route } from '#platform/server/http/routes.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { expiryOf } from '../../../../stripe-stand-in/objects/cards.ts'
import * as contract from '../../test-payments.contract.ts'

/** Paying at the stand-in without a browser: what its pages do, for scripts and tests that are signed in. */
export const testPaymentRoutes = [
  route(contract.payWithTestCard, limitingProviderCalls(payWithTestCard)),
  route(contract.getTestPortal, getTestPortal),
  route(contract.saveTestCard, saveTestCard),
]

/** What Stripe's own script does in a real payment: the secret and the card go to the stand-in. */
async function payWithTestCard(
  ctx: MemberContext,
  { body: { clientSecret, card } }: Input<typeof contract.payWithTestCard>,
): Promise<Reply<typeof contract.payWithTestCard>> {
  if (!ctx.standIn) throw billingRefusals.paymentNotFound()
  await findPayable(ctx, clientSecret)
  const [id = ''] = clientSecret.split('_secret_', 1)
  const typed = { number: card.number, ...expiryOf(card.expires), cvc: card.code }
  const form = { client_secret: clientSecret, ...inBrackets('payment_method_data[card]', typed) }
  const { status, body } = await ask(ctx, `/v1/payment_intents/${id}/confirm`, form)
  const payer = await findPayer(ctx, ctx.member.id)
  if (payer?.customerId) await syncCustomer(ctx, payer.customerId)
  refuseFault(status, body, billingRefusals.paymentNotFound)
  return { paymentIntent: id, status: 'succeeded' }
}

async function getTestPortal(
  ctx: MemberContext,
  { params }: Input<typeof contract.getTestPortal>,
): Promise<Reply<typeof contract.getTestPortal>> {
  const { card, invoices } = await findOwn(ctx, params.session)
  return { card, invoices: invoices.map(({ created, ...one }) => ({ ...one, at: instantOf(created) })) }
}

async function saveTestCard(
  ctx: MemberContext,
  { params, body: { number, expires, code } }: Input<typeof contract.saveTestCard>,
): Promise<Reply<typeof contract.saveTestCard>> {
  const { customer } = await findOwn(ctx, params.session)
  const { status, body } = await ask(ctx, portalPath(params.session), { number, expires, cvc: code })
  refuseFault(status, body, contract.portalNotFound)
  await syncCustomer(ctx, customer)
  return { success: true }
}

const Portal = z.object({
  customer: z.string(),
  card: z.string().nullable(),
  invoices: z.array(
    z.object({ id: z.string(), number: z.string(), created: z.number(), cents: z.number(), status: z.string() }),
  ),
})

async function findOwn(ctx: MemberContext, session: string): Promise<z.output<typeof Portal>> {
  if (!ctx.standIn) throw contract.portalNotFound()
  const { status, body } = await ask(ctx, portalPath(session))
  refuseFault(status, body, contract.portalNotFound)
  const portal = Portal.parse(body)
  const payer = await findPayer(ctx, ctx.member.id)
  if (payer?.customerId !== portal.customer) throw contract.portalNotFound()
  return portal
}

const portalPath = (session: string) => `/portal?session=${encodeURIComponent(session)}`

const inBrackets = (name: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}[${key}]`, value]))

async function ask({ standIn, payments }: MemberContext, path: string, form?: Record<string, string>) {
  const reply = await fetch(new URL(path, await standIn?.address()), {
    headers: { accept: 'application/json', authorization: `Bearer ${payments.publishableKey}` },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  })
  return { status: reply.status, body: (await reply.json()) as unknown }
}

const Fault = z.object({ error: z.object({ message: z.string() }) })

/** A fault of the card is told; a thing that is not there is not found. */
function refuseFault(status: number, body: unknown, notFound: () => Error): void {
  if (status < 400) return
  if (status !== 402) throw notFound()
  throw billingRefusals.cardDeclined(Fault.parse(body).error.message)
}
