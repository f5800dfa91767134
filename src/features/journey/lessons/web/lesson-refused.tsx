import { Button } from '#platform/ui/button/button.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { NotFoundView } from '../../web/not-found-view.tsx'
import { LessonLocked } from './lesson-locked.tsx'

type LessonRefusedProps = { error: Error; moduleId: string; subModuleId: string; onRetry: () => void }

/** The lesson did not come: locked for this member, not there, or not to be had just now. */
export function LessonRefused({ error, moduleId, subModuleId, onRetry }: LessonRefusedProps) {
  const message = userMessage(error, 'The sub-module could not be loaded. Please try again.')
  const plan = /Upgrade to (\w+)/.exec(message)?.[1]
  if (plan) return <LessonLocked plan={plan} message={message} moduleId={moduleId} subModuleId={subModuleId} />
  const gone = error instanceof CallError && error.status === 404
  return (
    <NotFoundView title="Sub-Module Not Found" message={message}>
      {!gone && <Button onClick={onRetry}>Try again</Button>}
    </NotFoundView>
  )
}
