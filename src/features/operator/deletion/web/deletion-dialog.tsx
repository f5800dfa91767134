import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'
import { deletePerson, deletionOf } from './deletion.calls.ts'

type DeletionDialogProps = { memberId: string; onClose: () => void }

/** Says what goes, what ends and who is told, and takes the address of whom it is about. */
export function DeletionDialog({ memberId, onClose }: DeletionDialogProps) {
  const { data, error, refetch } = useQuery(deletionOf(memberId))
  const [typed, setTyped] = useState('')
  const remove = useProvedCall(deletePerson)
  const navigate = useNavigate()
  if (!data)
    return (
      <Dialog title={label} open onOpenChange={(open) => !open && onClose()}>
        {error ? (
          <LoadFailure level={3} title="What it entails didn’t load" error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading label="Loading what it entails…">
            <Skeleton className="h-40" />
          </Loading>
        )}
      </Dialog>
    )
  const send = (reason: string) =>
    remove.mutate(
      { params: { memberId }, body: { email: typed, reason } },
      {
        onSuccess: () => {
          toast({ title: 'Account deleted', description: `${data.email} is gone. Who did it and why is recorded.` })
          return navigate({ to: '/operator' })
        },
        onError: showError(),
      },
    )
  return (
    <ReasonDialog
      label={label}
      lead="This is what happens:"
      danger
      pending={remove.isPending}
      disabled={typed.trim().toLowerCase() !== data.email}
      onClose={onClose}
      onGiven={send}
    >
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        {data.entails.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <TextField
        className="mt-4"
        label={`Type ${data.email} to confirm`}
        autoComplete="off"
        required
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  )
}

const label = 'Delete their account'
