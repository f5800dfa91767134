import { groupOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { emitEvent, type Store } from '../store/store.ts'
import type { Invoice, PauseBehavior, Subscription } from './stripe-objects.ts'

const behaviors: readonly PauseBehavior[] = ['keep_as_draft', 'mark_uncollectible', 'void']

/** The pause after an update: a group sets it, an empty text ends it, and nothing leaves it as it was. */
export function pauseAfter(store: Store, { pause_collection }: Subscription, params: Params) {
  if (params.pause_collection === undefined) return pause_collection
  if (params.pause_collection === '') return null
  const group = groupOf(params, 'pause_collection')
  const behavior = behaviors.find((one) => one === textOf(group, 'behavior'))
  if (!behavior) throw invalid(`Invalid behavior: must be one of ${behaviors.join(', ')}`, 'pause_collection[behavior]')
  const resumes = numberOf(group, 'resumes_at') ?? null
  if (resumes !== null && resumes <= store.now)
    throw invalid('Invalid timestamp: must be in the future.', 'pause_collection[resumes_at]')
  return { behavior, resumes_at: resumes }
}

/** Whether the clock has passed the end of a pause, before the period ended. */
export function isPauseOver(store: Store, { pause_collection, items }: Subscription): boolean {
  const end = pause_collection?.resumes_at ?? null
  const [item] = items.data
  return end !== null && end <= store.now && (!item || end <= item.current_period_end)
}

export async function endPause(store: Store, subscription: Subscription): Promise<void> {
  const next = await store.put('subscription', { ...subscription, pause_collection: null })
  await emitEvent(store, 'customer.subscription.updated', next)
}

/** What becomes of an invoice that is made during a pause. It is never paid by itself. */
export async function setAside(store: Store, invoice: Invoice, behavior: PauseBehavior): Promise<Invoice> {
  const at = invoice.status_transitions
  if (behavior === 'keep_as_draft')
    return store.put('invoice', { ...invoice, status: 'draft', status_transitions: { ...at, finalized_at: null } })
  const isVoid = behavior === 'void'
  const next = await store.put('invoice', {
    ...invoice,
    status: isVoid ? 'void' : 'uncollectible',
    amount_remaining: isVoid ? 0 : invoice.amount_remaining,
    status_transitions: { ...at, [isVoid ? 'voided_at' : 'marked_uncollectible_at']: store.now },
  })
  await emitEvent(store, isVoid ? 'invoice.voided' : 'invoice.marked_uncollectible', next)
  return next
}
