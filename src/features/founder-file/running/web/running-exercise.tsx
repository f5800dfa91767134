import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubModule } from '#features/journey/lessons/lessons.contract.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import type { Running } from '../running.contract.ts'
import { countWords } from '../running.rules.ts'
import { keepRunning, runningExercises } from './running.calls.ts'
import { RunningForm } from './running-form.tsx'
import { RunningState } from './running-state.tsx'

/** At an exercise that takes days: keeping it running, and how far it is. */
export function RunningExercise({ lesson }: { lesson: Pick<SubModule, 'id' | 'running'> }) {
  const list = useQuery(runningExercises).data
  const [isChanging, setChanging] = useState(false)
  const [stopped, setStopped] = useState<Running>()
  if (!list) return null
  const running = list.running.find((one) => one.subModuleId === lesson.id)
  return (
    <section
      aria-labelledby="running-exercise"
      className="mb-10 rounded-lg border border-line bg-sunken p-5 sm:px-6 print:hidden"
    >
      <h3 id="running-exercise" className="font-text text-base font-semibold">
        {running ? 'Running' : 'This takes days'}
      </h3>
      {stopped && !running && <Stopped stopped={stopped} today={list.today} onOver={() => setStopped(undefined)} />}
      {isChanging ? (
        <RunningForm
          lesson={lesson}
          running={running}
          today={list.today}
          onDone={() => {
            setChanging(false)
            setStopped(undefined)
          }}
        />
      ) : running ? (
        <RunningState
          running={running}
          today={list.today}
          onChange={() => setChanging(true)}
          onStopped={() => setStopped(running)}
        />
      ) : (
        <>
          <p className="mt-1 max-w-prose text-ink-soft">
            Keep it running: it shows on your dashboard with its count, and you can start the next lesson in the
            meantime.
          </p>
          <Button size="sm" variant="secondary" className="mt-3" onClick={() => setChanging(true)}>
            Keep it running
          </Button>
        </>
      )}
    </section>
  )
}

type StoppedProps = { stopped: Running; today: string; onOver: () => void }

/** It runs again with the count it had; a return that was due is due today. */
function Stopped({ stopped, today, onOver }: StoppedProps) {
  const { subModuleId, unit, of, done, onPage, backOn } = stopped
  const keep = useCall(keepRunning)
  const words = countWords(stopped)
  // The rows of its page count by themselves.
  const body = { unit, of, done: done > onPage ? done : 0, backOn: backOn !== null && backOn < today ? today : backOn }
  return (
    <UndoNote
      className="mt-3 bg-sheet"
      done={`Stopped: ${words}`}
      doing={`stopping ${words}`}
      undo={() => keep.mutateAsync({ params: { subModuleId }, body })}
      failure="It wasn’t started again"
      onOver={onOver}
      takesFocus
    />
  )
}
