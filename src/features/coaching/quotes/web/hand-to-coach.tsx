import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { handLabel } from '#features/assistant/assistant.rules.ts'
import type { AnswerActions } from '#features/assistant/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { noteSilence } from '#platform/web/connection.ts'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'

const load = () => import('./hand-dialog.tsx')
const HandDialog = lazy(() => load().then(({ HandDialog }) => ({ default: HandDialog })))

/** Stands below an answer of the assistant for who has a coach; stands out where the answer itself speaks of it. */
export function HandToCoach({ answer, ...rest }: ComponentProps<AnswerActions>) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery(myCoach)
  const isSpokenOf = answer.content.includes(handLabel)
  if (!data?.coach && !isError && !isSpokenOf && !isOpen) return null
  return (
    <>
      <Button
        variant={isSpokenOf ? 'secondary' : 'ghost'}
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
