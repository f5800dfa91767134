import { groupOf, type Params, textOf } from '../api/form.ts'
import type { Caller } from '../api/keys.ts'
import { invalid, notFound } from '../api/stripe-fault.ts'
import type { Store } from '../store/store.ts'
import { cardOf } from './cards.ts'
import { payIntent } from './payment-intents.ts'
import type { Card, Intent } from './stripe-objects.ts'

/** By a server with a stored card; by a browser with its publishable key, the payment's secret and what was typed. */
export async function confirmPayment(store: Store, params: Params, id: string, caller: Caller): Promise<Intent> {
  const intent = caller === 'browser' ? await findBySecret(store, id, params) : await store.get('payment_intent', id)
  if (intent.status === 'succeeded') {
    if (caller === 'browser') return intent
    throw invalid('This PaymentIntent has already succeeded.')
  }
  const decline = await payIntent(store, intent, await cardIn(store, params))
  if (decline) throw decline
  return store.get('payment_intent', id)
}

/** Only its payer has the secret. */
export async function findBySecret(store: Store, id: string, params: Params): Promise<Intent> {
  const intent = await store.find('payment_intent', id)
  if (!intent || intent.client_secret !== textOf(params, 'client_secret')) throw notFound('PaymentIntent', id)
  return intent
}

async function cardIn(store: Store, params: Params): Promise<Card> {
  const typed = groupOf(groupOf(params, 'payment_method_data'), 'card')
  if (Object.keys(typed).length > 0) return cardOf(typed, store.now)
  return store.get('payment_method', textOf(params, 'payment_method') ?? '', 'payment_method')
}
