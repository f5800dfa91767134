import { numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import type { Charge, Dispute, Refund } from './stripe-objects.ts'

export async function createRefund(store: Store, params: Params): Promise<Refund> {
  const charge = await chargeIn(store, params)
  const left = charge.amount - charge.amount_refunded
  const amount = numberOf(params, 'amount') ?? left
  if (!charge.paid) throw invalid(`Charge ${charge.id} was not paid.`, 'charge')
  if (await isTakenBack(store, charge))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`)
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge')
  if (amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge.', 'amount')
  const returned = charge.amount_refunded + amount
  const next = await store.put('charge', {
    ...charge,
    amount_refunded: returned,
    refunded: returned === charge.amount,
  })
  const refund = await store.put('refund', {
    id: idOf('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    created: store.now,
    currency: charge.currency,
    status: 'succeeded',
  })
  await emitEvent(store, 'charge.refunded', next)
  await emitEvent(store, 'refund.created', refund)
  return refund
}

/** While a dispute is open the bank has the money, and keeps it where that is lost. */
const isTakenBack = async (store: Store, { id, disputed }: Charge): Promise<boolean> =>
  disputed && (await store.list('dispute')).some(({ charge, status }) => charge === id && status !== 'won')

/** Days later a bank may send a refund back; then it counts as if it had never been made. */
export async function failRefund(store: Store, id: string): Promise<Refund> {
  const refund = await store.get('refund', id)
  if (refund.status !== 'succeeded') throw invalid(`The refund ${id} is ${refund.status} already.`)
  const charge = await store.get('charge', refund.charge)
  await store.put('charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  })
  const failed = await store.put('refund', { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' })
  await emitEvent(store, 'refund.updated', failed)
  await emitEvent(store, 'refund.failed', failed)
  return failed
}

async function chargeIn(store: Store, params: Params): Promise<Charge> {
  const id = textOf(params, 'charge')
  if (id) return store.get('charge', id, 'charge')
  const intent = await store.get('payment_intent', textOf(params, 'payment_intent') ?? '', 'payment_intent')
  return store.get('charge', intent.latest_charge ?? '', 'payment_intent')
}

/** Days in which a bank takes an answer. */
const answerDays = 9

export async function disputeCharge(store: Store, params: Params, chargeId: string): Promise<Dispute> {
  const charge = await store.get('charge', chargeId)
  await store.put('charge', { ...charge, disputed: true })
  const dispute = await store.put('dispute', {
    id: idOf('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: store.now,
    currency: charge.currency,
    livemode: false,
    reason: textOf(params, 'reason') ?? 'general',
    status: 'needs_response',
    evidence_details: { due_by: store.now + answerDays * 86_400 },
  })
  await emitEvent(store, 'charge.dispute.created', dispute)
  return dispute
}

export async function closeDispute(store: Store, id: string, status: 'won' | 'lost'): Promise<Dispute> {
  const dispute = await store.put('dispute', { ...(await store.get('dispute', id)), status })
  await emitEvent(store, 'charge.dispute.closed', dispute)
  return dispute
}
