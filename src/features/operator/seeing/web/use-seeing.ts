import { showError } from '#platform/web/error-toast.ts'
import type { Sent } from '#shared/endpoint.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import type { startSeeing as contract } from '../seeing.contract.ts'
import { startSeeing } from './seeing.calls.ts'

/** What this page has read is the operator's: the other one's pages are loaded from the beginning. */
export function useSeeing() {
  const call = useProvedCall(startSeeing)
  const see = (body: Sent<typeof contract>['body']) =>
    call.mutate({ body }, { onSuccess: ({ goTo }) => window.location.assign(goTo), onError: showError() })
  return { see, pending: call.isPending }
}
