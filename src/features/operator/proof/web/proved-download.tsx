import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useProvedCall } from './ask-for-proof.ts'
import { prove } from './proof.calls.ts'

/** A table comes as a file, which can't ask: whether a code is needed is asked before. */
export function ProvedDownload({ href, children }: { href: string; children: ReactNode }) {
  const call = useProvedCall(prove)
  const download = () => window.location.assign(href)
  return (
    <Button
      variant="secondary"
      pending={call.isPending}
      onClick={() => call.mutate({ body: {} }, { onSuccess: download, onError: showError() })}
    >
      {children}
    </Button>
  )
}
