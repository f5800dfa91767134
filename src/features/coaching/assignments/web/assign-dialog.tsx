import { lazy, type ReactNode, useState } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'

/** Loaded when the dialog is, which opens once it has both. */
const AssignForm = lazy(() => import('./assign-form.tsx').then(({ AssignForm }) => ({ default: AssignForm })))

export function AssignDialog({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Assign New Client"
      description="They become your client and get an email right away. They can end it with one click."
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
    >
      <AssignForm onDone={() => setOpen(false)} />
    </Dialog>
  )
}
