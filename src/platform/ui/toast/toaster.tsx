import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect, useSyncExternalStore } from 'react'
import { classNames } from '../styles/class-names.ts'
import { showCarriedToast } from './carried-toast.ts'
import { dismissToast, listToasts, subscribeToToasts, type Toast } from './toast-store.ts'

/** The notification area: once in the app, outside every page. F8 moves the focus to it. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, listToasts, listToasts)
  useEffect(showCarriedToast, [])
  return (
    <Radix.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label="Notification">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} {...shown} />
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        /* Over the bar: below it is what one does next, and at the foot of a phone its own bar. A banner below the bar stays in sight. */
        className="fixed top-(--banner-bottom,0px) right-0 z-50 flex w-full flex-col gap-2 p-2 pt-[max(0.5rem,env(safe-area-inset-top))] outline-none sm:max-w-sm sm:px-4"
      />
    </Radix.Provider>
  )
}

function ToastCard({ id, title, description, variant, open }: Toast) {
  const Icon = variant === 'destructive' ? CircleAlert : CircleCheck
  return (
    <Radix.Root
      open={open}
      onOpenChange={(isOpen) => !isOpen && dismissToast(id)}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      className={classNames(card, variant === 'destructive' ? 'border-l-danger' : 'border-l-success')}
    >
      <Icon
        aria-hidden
        className={classNames('mt-0.5 size-5 shrink-0', variant === 'destructive' ? 'text-danger' : 'text-success')}
      />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="mt-0.5 text-sm text-ink-soft">{description}</Radix.Description>}
      </div>
      <Radix.Close className="-m-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken">
        <X aria-hidden className="size-4" />
        <span className="sr-only">Close</span>
      </Radix.Close>
    </Radix.Root>
  )
}

const card =
  'flex animate-rise items-start gap-3 rounded-md border border-l-4 border-line bg-sheet p-4 shadow-float ' +
  'data-[state=closed]:hidden data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0'
