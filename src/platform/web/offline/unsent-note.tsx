import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { noteAnswer } from '../connection.ts'
import { whenServerAnswers } from './when-server-answers.ts'

/** Below what was written and got no answer: why it wasn’t sent and, once the server answers again, another try. */
export function UnsentNote({ onSend }: { onSend: () => void }) {
  const [isBack, setBack] = useState(false)
  useEffect(
    () =>
      whenServerAnswers(() => {
        noteAnswer()
        setBack(true)
      }),
    [],
  )
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-warning/35 bg-warning-soft px-3 py-2 text-sm"
    >
      {isBack
        ? 'You’re back online. What you wrote is still here.'
        : 'You seem to be offline, so this wasn’t sent. What you wrote stays here, and you can send it once you’re back.'}
      {isBack && (
        <Button size="sm" variant="secondary" onClick={onSend}>
          Send now
        </Button>
      )}
    </div>
  )
}
