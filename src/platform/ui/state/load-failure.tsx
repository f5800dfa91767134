import { CallError, userMessage } from '#platform/web/call-error.ts'
import { ErrorState } from './error-state.tsx'

type LoadFailureProps = { title: string; error: Error; onRetry: () => void; level?: 1 | 2 | 3 }

/** A page's data did not come: what happened, and another try. */
export function LoadFailure({ title, error, onRetry, level = 1 }: LoadFailureProps) {
  const requestId = error instanceof CallError ? error.requestId : undefined
  return (
    <ErrorState level={level} title={title} onRetry={onRetry} requestId={requestId}>
      {userMessage(error, 'Something went wrong. Please try again.')}
    </ErrorState>
  )
}
