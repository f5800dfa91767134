import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { type Mutation, useCall } from '#platform/web/queries.ts'
import type { claimGuarantee } from '../../guarantee/guarantee.contract.ts'
import type { cancelMembership, resumeMembership } from '../subscription.contract.ts'

type Act = typeof cancelMembership | typeof resumeMembership | typeof claimGuarantee
type ConfirmDialogProps = {
  /** Label of the button and title of the dialog. */
  name: string
  /** What will happen. */
  question: string
  call: Mutation<Act>
  done: string
  isGrave?: boolean
  /** Label of the button that leaves everything as it is, which is the main one where what is confirmed is grave. */
  keep?: string
  /** What else one may want to know first. */
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { name, question, call, done, isGrave = false, keep = 'Not now', children } = props
  const [isOpen, setOpen] = useState(false)
  const act = useCall(call)
  const confirm = () =>
    act.mutate(
      {},
      {
        onSuccess: ({ sentence }) => toast({ title: done, description: sentence }),
        onError: showError('Please try again.'),
        onSettled: () => setOpen(false),
      },
    )
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={name}
      description={question}
      trigger={<Button variant={isGrave ? 'danger' : 'secondary'}>{name}</Button>}
    >
      {children}
      <DialogActions>
        <Button variant={isGrave ? 'secondary' : 'ghost'} onClick={() => setOpen(false)}>
          {keep}
        </Button>
        <Button variant={isGrave ? 'danger' : 'primary'} pending={act.isPending} onClick={confirm}>
          Confirm
        </Button>
      </DialogActions>
    </Dialog>
  )
}
