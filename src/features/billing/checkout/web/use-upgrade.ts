import { toast } from '#platform/ui/toast/toast-store.ts'
import { CallError, isSignedOut } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { changePlan, createSubscription } from '../../web/billing.calls.ts'

type Confirmation = { clientSecret?: string | undefined; url?: string | undefined }

/** Buys a plan or changes to it; continues on the payment page if something has to be confirmed. */
export function useUpgrade() {
  const create = useCall(createSubscription)
  const change = useCall(changePlan)
  return {
    isPending: create.isPending || change.isPending || goesOn(create.data) || goesOn(change.data),
    buy: (priceId: string) =>
      create.mutate({ body: { priceId, isFirst: true } }, { onSuccess: goOn, onError: showUpgradeFailure }),
    change: (priceId: string, done: () => void) =>
      change.mutate({ body: { priceId } }, { onSuccess: goOn, onError: showUpgradeFailure, onSettled: done }),
    moveDown: (priceId: string, done: () => void) =>
      change.mutate({ body: { priceId } }, { onSuccess: tellLater, onError: showUpgradeFailure, onSettled: done }),
  }
}

const goesOn = (confirmation: Confirmation | undefined): boolean =>
  Boolean(confirmation?.clientSecret ?? confirmation?.url)

function goOn({ clientSecret, url }: Confirmation): void {
  if (url) location.assign(url)
  else if (clientSecret) location.assign(`/subscribe?client_secret=${encodeURIComponent(clientSecret)}`)
  else toast({ title: 'Upgrade Successful', description: 'Your membership has been upgraded!' })
}

const tellLater = () => toast({ title: 'Your plan will change at the end of this period' })

const unavailable = 'This subscription tier is currently unavailable. Please try the free Starter plan'

function showUpgradeFailure(error: Error): void {
  toast({ ...wordsOf(error), variant: 'destructive' })
}

/** Statuses for which the server's message is shown as it is. */
const told = [402, 409, 429, 503]

function wordsOf(error: Error): { title: string; description: string } {
  if (error instanceof CallError && error.status === 422) {
    const otherwise = error.isReadable ? `${unavailable}.` : `${unavailable} or contact support.`
    return { title: error.userMessage ?? 'Upgrade Not Available', description: error.details ?? otherwise }
  }
  if (isSignedOut(error))
    return { title: 'Sign in required', description: 'Please sign in to upgrade your membership.' }
  const sentence = error instanceof CallError && told.includes(error.status) ? error.userMessage : undefined
  return {
    title: 'Upgrade Failed',
    description: sentence ?? 'Something went wrong. Please try again or contact support.',
  }
}
