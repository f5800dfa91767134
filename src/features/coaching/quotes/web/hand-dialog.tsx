import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { handLabel } from '#features/assistant/assistant.rules.ts'
import type { AnswerActions } from '#features/assistant/web/public.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { myCoach } from '../../my-coach/web/my-coach.calls.ts'
import { HandForm } from './hand-form.tsx'

type HandDialogProps = ComponentProps<AnswerActions> & { onClose: () => void }

/** Who would read it is asked for first: without a coach there is nothing to choose. */
export function HandDialog({ onClose, ...chosen }: HandDialogProps) {
  const { data, error, refetch } = useQuery(myCoach)
  return (
    <Dialog title={handLabel} width="wide" open onOpenChange={(open) => open || onClose()}>
      {data?.coach ? (
        <HandForm {...chosen} coach={data.coach} onDone={onClose} onRefused={() => void refetch()} />
      ) : data ? (
        <NoCoach />
      ) : error ? (
        <LoadFailure level={3} title="Your coach didn’t load" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

const NoCoach = () => (
  <>
    <p>You don’t have a coach right now, so there’s no one to hand this to. Nothing was sent.</p>
    <DialogActions>
      <LinkButton asChild>
        <Link to="/coaching">About 1-on-1 coaching</Link>
      </LinkButton>
    </DialogActions>
  </>
)
