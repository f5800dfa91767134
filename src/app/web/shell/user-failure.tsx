import { useSyncExternalStore } from 'react'
import type { UserFailure } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { SkipLink } from '#platform/ui/skip-link.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { readConnection, subscribeToConnection } from '#platform/web/connection.ts'
import { TopNav } from '../navigation/top-nav.tsx'
import { Footer } from './footer.tsx'
import { frame } from './frame.ts'

/** In place of a page, where it could not be found out who is here. */
export function UserUnknown({ error, isAsking, askNow }: UserFailure) {
  return (
    <>
      <SkipLink />
      <TopNav user={undefined} />
      <main id="main" className={frame.main}>
        <ErrorState
          level={1}
          title="We couldn’t load your account"
          requestId={requestIdOf(error)}
          action={<AskNow isAsking={isAsking} askNow={askNow} />}
        >
          If you were signed in, you still are. We’ll keep trying and open this page as soon as we can.
        </ErrorState>
      </main>
      <Footer />
    </>
  )
}

/** Over a page that stays: what it knows of the account may be old. */
export function UserBanner({ failure }: { failure: UserFailure | undefined }) {
  const isSilent = useSyncExternalStore(subscribeToConnection, readConnection) !== 'server'
  const requestId = failure && requestIdOf(failure.error)
  return (
    <div role="status" aria-live="polite" className="sticky top-16 z-20 print:hidden">
      {/* Without a connection there is a line that says so already. */}
      {failure && !isSilent && (
        <div
          data-banner
          className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-warning/40 bg-warning-soft px-4 py-2 text-sm"
        >
          <p>
            We couldn’t refresh your account. Nothing is lost; we’ll keep trying.
            {requestId && (
              <>
                {' '}
                Request <code className="break-all select-all">{requestId}</code>
              </>
            )}
          </p>
          <AskNow isAsking={failure.isAsking} askNow={failure.askNow} />
        </div>
      )}
    </div>
  )
}

const AskNow = ({ isAsking, askNow }: Omit<UserFailure, 'error'>) => (
  <Button variant="secondary" size="sm" pending={isAsking} onClick={askNow}>
    Try again now
  </Button>
)

const requestIdOf = (error: Error) => (error instanceof CallError ? error.requestId : undefined)
