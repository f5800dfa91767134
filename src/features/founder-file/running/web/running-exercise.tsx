import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubModule } from '#features/journey/lessons/lessons.contract.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { runningExercises } from './running.calls.ts'
import { RunningForm } from './running-form.tsx'
import { RunningState } from './running-state.tsx'

/** At an exercise that takes days: keeping it running, and how far it is. */
export function RunningExercise({ lesson }: { lesson: Pick<SubModule, 'id' | 'running'> }) {
  const list = useQuery(runningExercises).data
  const [isChanging, setChanging] = useState(false)
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
      {isChanging ? (
        <RunningForm lesson={lesson} running={running} today={list.today} onDone={() => setChanging(false)} />
      ) : running ? (
        <RunningState running={running} today={list.today} onChange={() => setChanging(true)} />
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
