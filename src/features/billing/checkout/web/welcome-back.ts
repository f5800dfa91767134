import type { QueryClient } from '@tanstack/react-query'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { call } from '#platform/web/api.ts'
import type { getMembership } from '../../subscription/subscription.contract.ts'
import { justPaid } from './just-paid.ts'
import { showPaymentFailed } from './payment-return.ts'

const traces = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/** After a payment: cleans up the address and asks the server what happened. */
export async function welcomeBack(client: QueryClient): Promise<void> {
  const here = new URL(location.href)
  const status = here.searchParams.get('redirect_status')
  for (const trace of traces) here.searchParams.delete(trace)
  history.replaceState(history.state, '', here)
  if (status === 'failed') return showPaymentFailed(undefined)
  try {
    await welcome()
    await client.invalidateQueries()
  } catch {
    toast({ title: 'We’re checking your payment', description: 'Your plan opens as soon as it’s confirmed.' })
  }
}

/** The address proves nothing; the tier comes from the server. */
async function welcome(): Promise<void> {
  const { tier } = await call<typeof getMembership>('GET /api/membership')
  if (tier === 'starter')
    toast({ title: 'Payment received', description: 'Your plan opens as soon as the payment provider confirms it.' })
  else {
    toast({ title: 'Payment Successful', description: 'Welcome to your new membership tier!' })
    justPaid.set(tier)
  }
}
