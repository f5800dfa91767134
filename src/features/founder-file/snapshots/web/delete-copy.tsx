import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import type { NamedVersion } from './page-history.tsx'
import { deleteSnapshot } from './snapshots.calls.ts'

/** Deletes one copy for good, after asking. */
export function DeleteCopy({ pageId, version }: { pageId: string; version: NamedVersion }) {
  const [isOpen, setOpen] = useState(false)
  const deletion = useCall(deleteSnapshot)
  const [why, setWhy] = useState<string>()
  const isDeleted = useRef(false)
  // The button that had the focus goes with the copy.
  useEffect(() => () => void (isDeleted.current && document.getElementById('copies')?.focus()), [])
  const deleteNow = async () => {
    setWhy(undefined)
    try {
      await deletion.mutateAsync({ params: { pageId, snapshotId: version.id } })
      isDeleted.current = true
      toast({ title: 'Copy Deleted', description: `The one of ${version.name} is gone` })
      setOpen(false)
    } catch (error) {
      setWhy(userMessage(error, 'That didn’t work. Nothing was deleted. Please try again.'))
    }
  }
  return (
    <Dialog
      title="Delete this copy?"
      description={`The copy of ${version.name} is gone for good. The page and its other copies stay.`}
      open={isOpen}
      onOpenChange={(next) => {
        setWhy(undefined)
        setOpen(next)
      }}
      trigger={
        <Button variant="ghost" size="sm" aria-label={`Delete ${version.name}`}>
          Delete
        </Button>
      }
    >
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {why}
      </p>
      <DialogActions>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Keep the copy
        </Button>
        <Button variant="danger" pending={deletion.isPending} onClick={() => void deleteNow()}>
          Delete this copy
        </Button>
      </DialogActions>
    </Dialog>
  )
}
