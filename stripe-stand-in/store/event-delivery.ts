import { createHmac } from 'node:crypto'
import type { StandInState } from '../api/answer.ts'
import type { Delivery } from '../objects/stripe-objects.ts'
import { createStore, type Db } from './store.ts'

/** Sends an event to its webhook; answers whether it was taken. */
export type Send = (body: string, signature: string) => Promise<boolean>

/** As Stripe does it: again and again, ever more slowly, for three days. Seconds. */
const longestPause = 3600
const givenUpAfter = 90

/** Sends what is due, oldest first, each until it is taken. Answers how many were, and in how many milliseconds to look again. */
export async function deliverDue(
  { storage: { db } }: StandInState,
  secret: string,
  send: Send,
  signal?: AbortSignal,
): Promise<{ taken: number; nextMs: number | undefined }> {
  const store = createStore(db, 0, 0)
  const waiting = (await store.list('delivery')).reverse()
  let taken = 0
  const later: number[] = []
  for (const delivery of waiting) {
    if (signal?.aborted) break
    const now = secondsNow()
    if (delivery.at > now) later.push(delivery.at - now)
    else if (await deliver(db, delivery, secret, send)) taken += 1
    else later.push(pauseAfter(delivery.attempts))
  }
  return { taken, nextMs: later.length > 0 ? Math.max(1, Math.min(...later)) * 1000 : undefined }
}

/** A process that ends between the webhook's answer and this note sends it once more: webhooks come at least once. */
async function deliver(db: Db, delivery: Delivery, secret: string, send: Send): Promise<boolean> {
  const store = createStore(db, 0, 0)
  const event = await store.find('event', delivery.event)
  const body = JSON.stringify(event)
  const isDone = !event || (await send(body, signatureOf(body, secret)).catch(() => false))
  const attempts = delivery.attempts + 1
  const row = db.updateTable('testProviderThings').where('id', '=', delivery.id).where('kind', '=', 'delivery')
  if (isDone || attempts >= givenUpAfter)
    await db.deleteFrom('testProviderThings').where('id', '=', delivery.id).where('kind', '=', 'delivery').execute()
  else {
    const next: Delivery = { ...delivery, attempts, at: secondsNow() + pauseAfter(delivery.attempts) }
    await row.set({ body: JSON.stringify(next) }).execute()
  }
  return isDone
}

const pauseAfter = (attempts: number): number => Math.min(longestPause, 2 ** attempts)

/** The machine's clock, not the one of the periods: a webhook is tried again in real time. */
const secondsNow = () => Math.floor(Date.now() / 1000)

/** `Stripe-Signature`: when it was sent, and the keyed hash of that and the body. */
export function signatureOf(body: string, secret: string, at: number = secondsNow()): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${hash}`
}

/** Sends by HTTP, as Stripe does. */
export const postTo =
  (url: URL): Send =>
  async (body, signature) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    return reply.ok
  }
