import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { ClientMessages } from '../../messages/web/client-messages.tsx'
import type { InboxThread } from '../inbox.contract.ts'
import { WaitingChip } from './waiting-chip.tsx'

const ClientRequests = lazy(() =>
  import('../../requests/web/client-requests.tsx').then(({ ClientRequests }) => ({ default: ClientRequests })),
)

type OpenThreadProps = {
  thread: InboxThread
  next: InboxThread | undefined
  onNext: () => void
  onPutAside: (at: string) => void
}

/** One thread, answered in place; sending leads to the next one who waits. */
export function OpenThread({ thread, next, onNext, onPutAside }: OpenThreadProps) {
  const { clientId, name, email, waiting } = thread
  return (
    <Card aria-labelledby="open-thread">
      <CardHeader
        id="open-thread"
        title={
          <Link to={`/coach/clients/${clientId}`} dir="auto">
            {name}
          </Link>
        }
        lead={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-all">{email}</span>
            <WaitingChip waiting={waiting} />
          </span>
        }
        actions={
          next && (
            <Button variant="ghost" size="sm" onClick={onNext} aria-keyshortcuts="n">
              Next<span className="sr-only"> waiting client: {next.name}</span>
            </Button>
          )
        }
      />
      <Suspense>
        <ClientRequests clientId={clientId} firstName={name} />
      </Suspense>
      <ClientMessages
        clientId={clientId}
        focus
        onward={{ sendLabel: next ? 'Send and next' : 'Send message', onSent: onNext, onPutAside }}
      />
      <p className="mt-3 text-sm text-ink-soft max-sm:hidden">
        Ctrl+Enter (⌘ Enter) sends. Outside the text box, N and P go to the next and previous waiting client.
      </p>
    </Card>
  )
}
