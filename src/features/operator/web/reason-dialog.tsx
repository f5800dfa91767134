import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { Dialog, DialogActions, DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { reasonLimit } from '../operator.rules.ts'

type ReasonDialogProps = {
  label: string
  lead: string
  /** What is asked besides. */
  children?: ReactNode
  disabled?: boolean
  /** What can't be undone. */
  danger?: boolean
  pending: boolean
  onClose: () => void
  onGiven: (reason: string) => void
}

/** Asks why before it is done. */
export function ReasonDialog({
  label,
  lead,
  children,
  disabled,
  danger,
  pending,
  onClose,
  onGiven,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onGiven(reason)
  }
  return (
    <Dialog title={label} open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit}>
        <p>{lead}</p>
        {children}
        <TextArea
          className="mt-4"
          label="Why?"
          hint="Recorded with what you did, for other operators and for later."
          rows={3}
          required
          maxLength={reasonLimit}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <DialogActions>
          <DialogClose>
            <Button type="button" variant="secondary">
              Cancel
            </Button>
          </DialogClose>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            pending={pending}
            disabled={disabled || reason.trim() === ''}
          >
            {label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
