import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { call } from '#platform/web/api.ts'
import type { getMembership } from '../../subscription/subscription.contract.ts'
import { showPaymentFailed } from './payment-return.ts'

const traces = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/** The provider may need a moment to tell of a payment. Milliseconds between the times that it is asked again. */
const waits = [2000, 4000, 8000]

/** After a payment: cleans up the address and asks the server what happened, until it is there or for a while. */
export async function welcomeBack(client: QueryClient): Promise<void> {
  const here = new URL(location.href)
  const status = here.searchParams.get('redirect_status')
  for (const trace of traces) here.searchParams.delete(trace)
  history.replaceState(history.state, '', here)
  if (status === 'failed') return showPaymentFailed(undefined)
  try {
    if (await hasOpened(client)) return
    toast({ title: 'Payment received', description: 'Your plan opens as soon as the payment provider confirms it.' })
    for (const wait of waits) {
      await new Promise((done) => setTimeout(done, wait))
      if (await hasOpened(client)) return
    }
  } catch {
    toast({ title: 'We’re checking your payment', description: 'Your plan opens as soon as it’s confirmed.' })
  }
}

/** The address proves nothing; the tier comes from the server, which asks the provider while a payment is open. */
async function hasOpened(client: QueryClient): Promise<boolean> {
  const { tier, pendingTier } = await call<typeof getMembership>('GET /api/membership')
  const isOpen = tier !== 'starter' && !pendingTier
  if (isOpen) toast({ title: 'Payment Successful', description: 'Welcome to your new membership tier!' })
  await client.invalidateQueries()
  return isOpen
}
