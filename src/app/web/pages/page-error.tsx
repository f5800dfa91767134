import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { CallError } from '#platform/web/call-error.ts'

/** Shown instead of a page that broke; the rest of the app keeps working. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const requestId = error instanceof CallError ? error.requestId : undefined
  const contact = document.documentElement.dataset.contact
  return (
    <ErrorState level={1} title="This page didn’t load" onRetry={reset} requestId={requestId}>
      Something went wrong. Try again. If it keeps happening, write to{' '}
      {contact && <a href={`mailto:${contact}`}>{contact}</a>} and include the request number below, if there is one.
    </ErrorState>
  )
}
