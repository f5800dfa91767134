import { Slot } from 'radix-ui'
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { noteSilence } from '#platform/web/connection.ts'

type DialogProps = {
  title: ReactNode
  description?: ReactNode
  /** The control that opens it; without one the caller holds `open`. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  width?: 'narrow' | 'wide'
  children: ReactNode
}

const load = () => import('./dialog-panel.tsx')
const DialogPanel = lazy(() => load().then(({ DialogPanel }) => ({ default: DialogPanel })))
const Close = createContext(() => {})

/** What it opens is loaded on focus or hover of the trigger, so that no page waits for what it does not show. */
export function Dialog({ trigger, open, onOpenChange, children, ...panel }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false)
  const isOpen = open ?? ownOpen
  const change = (next: boolean) => {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  return (
    <>
      {trigger && (
        <Slot.Root
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={load}
          onFocus={load}
          onClick={() => load().then(() => change(true), noteSilence)}
        >
          {trigger}
        </Slot.Root>
      )}
      {isOpen && (
        <Suspense>
          <DialogPanel {...panel} onClose={() => change(false)}>
            <Close value={() => change(false)}>{children}</Close>
          </DialogPanel>
        </Suspense>
      )}
    </>
  )
}

/** Closes the dialog it stands in; wraps one button. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Slot.Root onClick={useContext(Close)}>{children}</Slot.Root>
}

/** The row of buttons at a dialog's foot: the main one last in reading, first to the thumb on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
}
