import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button.tsx'
import { LockedState } from '#platform/ui/locked-state.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { BackLink } from './back-link.tsx'
import { subModulesOf } from './calls.ts'
import { Missing } from './missing.tsx'
import { modulePath } from './paths.ts'

type LessonRefusedProps = { error: Error; moduleId: string; subModuleId: string; onRetry: () => void }

/** The lesson did not come: locked for this member, not there, or not to be had just now. */
export function LessonRefused({ error, moduleId, subModuleId, onRetry }: LessonRefusedProps) {
  const message = userMessage(error, 'The sub-module could not be loaded. Please try again.')
  const plan = /Upgrade to (\w+)/.exec(message)?.[1]
  if (plan) return <Locked plan={plan} message={message} moduleId={moduleId} subModuleId={subModuleId} />
  const gone = error instanceof CallError && error.status === 404
  return (
    <Missing title="Sub-Module Not Found" message={message}>
      {!gone && <Button onClick={onRetry}>Try again</Button>}
    </Missing>
  )
}

type LockedProps = { plan: string; message: string; moduleId: string; subModuleId: string }

/** The outside of the lesson may be seen: what it is about, and what opens it. */
function Locked({ plan, message, moduleId, subModuleId }: LockedProps) {
  const { data } = useQuery(subModulesOf(moduleId))
  const known = data?.find(({ id }) => id === subModuleId)
  return (
    <>
      <BackLink to={modulePath(moduleId)}>The module</BackLink>
      <LockedState level={1} title="Module Locked" plan={plan} href="/pricing">
        {message}
      </LockedState>
      {known && (
        <section aria-label="What it is about" className="mt-8 max-w-prose">
          <p className="legend text-ink-soft">Behind this lock · {known.estimatedMinutes} min</p>
          <h2 className="mt-1.5 text-2xl">{known.title}</h2>
          <p className="mt-2 text-lg text-ink-soft">{known.description}</p>
        </section>
      )}
    </>
  )
}
