import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { prove } from '../../proof/web/proof.calls.ts'

/** The table comes as a file, which can't ask: whether a code is needed is asked before. */
export function DownloadPeople({ wanted }: { wanted: Record<string, string> }) {
  const call = useProvedCall(prove)
  const download = () => window.location.assign(`/api/operator/people.csv?${new URLSearchParams(wanted)}`)
  return (
    <Button
      variant="secondary"
      pending={call.isPending}
      onClick={() => call.mutate({ body: {} }, { onSuccess: download, onError: showError() })}
    >
      Download as a table
    </Button>
  )
}
