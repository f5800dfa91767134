import { type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

type AskFirstProps = {
  title: string
  /** What is lost. */
  description: string
  trigger: ReactNode
  /** Label of the button that does it. */
  action: string
  /** Says itself how it went. */
  onConfirm: () => Promise<unknown>
}

/** For what a click deletes and nothing brings back. */
export function AskFirst({ trigger, action, onConfirm, ...panel }: AskFirstProps) {
  const [isOpen, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const confirm = () => {
    setPending(true)
    void onConfirm().finally(() => {
      setPending(false)
      setOpen(false)
    })
  }
  return (
    <Dialog {...panel} width="narrow" open={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <DialogActions>
        <Button variant="secondary" onClick={() => setOpen(false)}>
          Not now
        </Button>
        <Button variant="danger" pending={pending} onClick={confirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
