import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: ReactNode
  /** What to do. */
  children?: ReactNode
  onRetry?: () => void
  action?: ReactNode
  /** What support asks for. */
  requestId?: string | undefined
  level?: 1 | 2 | 3
}

export function ErrorState({ title, children, onRetry, action, requestId, level = 2 }: ErrorStateProps) {
  const Heading = `h${level}` as const
  return (
    <div
      role="alert"
      className="rounded-lg border border-danger/40 border-l-4 border-l-danger bg-danger-soft p-6 sm:p-8"
    >
      <div className="max-w-md">
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="mt-1.5">{children}</div>}
        {(onRetry || action) && (
          <div className="mt-5 flex flex-wrap gap-3">
            {onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                <RotateCw aria-hidden />
                Try again
              </Button>
            )}
            {action}
          </div>
        )}
        {requestId && (
          <p className="mt-4 text-sm text-ink-soft">
            Request <code className="select-all">{requestId}</code>
          </p>
        )}
      </div>
    </div>
  )
}
