import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { classNames } from '../styles/class-names.ts'

type DialogPanelProps = {
  title: ReactNode
  description?: ReactNode
  width?: 'narrow' | 'wide'
  onClose: () => void
  children: ReactNode
}

/** An open dialog over the page. Closed, it gives the focus back to what had it. */
export function DialogPanel({ title, description, width = 'narrow', onClose, children }: DialogPanelProps) {
  const [opener] = useState(() => openerOf(document.activeElement))
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            // Radix knows of no trigger here and would leave the focus nowhere.
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
          className={classNames(panel, width === 'wide' ? 'max-w-lg' : 'max-w-md')}
        >
          <Radix.Title className="pr-10 text-2xl">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          <div className="mt-5">{children}</div>
          <Radix.Close className="absolute top-3 right-3 grid size-11 place-items-center rounded-md hover:bg-sunken">
            <X aria-hidden className="size-5" />
            <span className="sr-only">Close</span>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** An entry of a menu is gone when the dialog that it opened closes; the menu's button is still there. */
function openerOf(focused: Element | null): Element | null {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return button ? document.getElementById(button) : focused
}

const panel =
  'fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto rounded-t-lg border border-line bg-sheet p-5 ' +
  'shadow-float sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-lg sm:p-7'
