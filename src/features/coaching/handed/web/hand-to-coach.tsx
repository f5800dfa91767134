import { UserRound } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { handLabel } from '#features/assistant/assistant.rules.ts'
import type { AnswerActions } from '#features/assistant/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { noteSilence } from '#platform/web/connection.ts'

const load = () => import('./hand-dialog.tsx')
const HandDialog = lazy(() => load().then(({ HandDialog }) => ({ default: HandDialog })))

/** Stands below an answer of the assistant; stands out where the answer itself speaks of it. */
export function HandToCoach({ answer, ...rest }: ComponentProps<AnswerActions>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant={answer.content.includes(handLabel) ? 'secondary' : 'ghost'}
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => load().then(() => setIsOpen(true), noteSilence)}
      >
        <UserRound aria-hidden />
        {handLabel}
      </Button>
      {isOpen && (
        <Suspense>
          <HandDialog {...rest} answer={answer} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
