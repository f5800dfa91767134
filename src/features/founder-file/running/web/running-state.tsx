import { useQuery } from '@tanstack/react-query'
import { pace, RouterLink } from '#features/journey/web/public.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Running } from '../running.contract.ts'
import { countWords, returnWords } from '../running.rules.ts'
import { keepRunning, stopRunning } from './running.calls.ts'

type RunningStateProps = { running: Running; today: string; onChange: () => void; onStopped: () => void }

/** How far it is and when one comes back; one more is a click, unless the page counts by itself. */
export function RunningState({ running, today, onChange, onStopped }: RunningStateProps) {
  const { subModuleId, unit, of, done, onPage, backOn } = running
  const words = [countWords(running), returnWords(backOn, today)].filter(Boolean).join(' · ')
  const keep = useCall(keepRunning)
  const stop = useCall(stopRunning)
  const params = { subModuleId }
  const count = (done: number) => keep.mutate({ params, body: { unit, of, backOn, done } }, { onError: showError() })
  return (
    <>
      <p className="mt-1 text-lg" aria-live="polite">
        {words}
      </p>
      {of !== null && <ProgressBar className="mt-2 max-w-md" label={words} value={(done / of) * 100} />}
      {onPage > 0 && <p className="mt-2 text-sm text-ink-soft">{onPage} counted on the page above.</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" pending={keep.isPending} onClick={() => count(done + 1)}>
          Count one more
        </Button>
        {done > onPage && (
          <Button size="sm" variant="ghost" disabled={keep.isPending} onClick={() => count(done - 1)}>
            One less
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onChange}>
          Change
        </Button>
        <Button
          size="sm"
          variant="ghost"
          pending={stop.isPending}
          onClick={() => stop.mutate({ params }, { onSuccess: onStopped, onError: showError() })}
        >
          Stop running
        </Button>
      </div>
      <Meanwhile subModuleId={subModuleId} />
    </>
  )
}

/** The lesson that comes next while this one runs. */
function Meanwhile({ subModuleId }: { subModuleId: string }) {
  const next = useQuery(pace).data?.next
  if (!next || next.id === subModuleId) return null
  return (
    <p className="mt-3 text-sm">
      In the meantime: <RouterLink href={lessonPath(next)}>{next.title}</RouterLink>
    </p>
  )
}
