import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { decideConsent } from './consent.calls.ts'

/** Decides whether the named provider may read the member's file. */
export function useDecide(name: string) {
  const call = useCall(decideConsent)
  return {
    isPending: call.isPending,
    decide: (isGiven: boolean) => call.mutate({ body: { name, isGiven } }, { onError: showError() }),
  }
}
