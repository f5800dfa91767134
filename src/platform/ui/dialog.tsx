import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

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

export function Dialog({ title, description, trigger, width = 'narrow', children, ...state }: DialogProps) {
  return (
    <Radix.Root {...state}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
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

/** Closes the dialog it stands in; wraps one button. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}

/** The row of buttons at a dialog's foot: the main one last in reading, first to the thumb on a phone. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
}

const panel =
  'fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[92dvh] w-full animate-rise overflow-y-auto rounded-t-lg border border-line bg-sheet p-5 ' +
  'shadow-float sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-lg sm:p-7'
