import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showError } from '#platform/web/error-toast.ts'
import { undoSeconds } from '#shared/undo.ts'
import { Button } from './button/button.tsx'
import { classNames } from './styles/class-names.ts'

type UndoNoteProps = {
  /** `Deleted: Prices`. */
  done: string
  /** What the button undoes, for a screen reader: `deleting Prices`. */
  doing: string
  undo: () => Promise<unknown>
  failure: string
  onOver: (how: { isUndone: boolean; hadFocus: boolean }) => void
  /** Where the button that was pressed is gone: it takes the focus, unless one writes. */
  takesFocus?: boolean
  className?: string
}

/** A line that offers for some seconds to undo what was just done. With another `key` the time begins again. */
export function UndoNote({ done, doing, undo, failure, onOver, takesFocus = false, className }: UndoNoteProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const over = useEffectEvent(onOver)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => {
    if (takesFocus && !document.activeElement?.matches('input, textarea'))
      button.current?.focus({ preventScroll: true })
    const timer = setTimeout(
      () => over({ isUndone: false, hadFocus: document.activeElement === button.current }),
      undoSeconds.offered * 1000,
    )
    return () => clearTimeout(timer)
  }, [])
  const press = () => {
    setPending(true)
    void undo().then(
      () => onOver({ isUndone: true, hadFocus: true }),
      (error: unknown) => {
        setPending(false)
        showError(failure)(error)
      },
    )
  }
  return (
    <p
      role={takesFocus ? undefined : 'status'}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-3 py-1.5 text-sm',
        className,
      )}
    >
      <span className="min-w-0 truncate">{done}</span>
      <Button ref={button} variant="ghost" size="sm" pending={pending} onClick={press}>
        Undo<span className="sr-only"> {doing}</span>
      </Button>
    </p>
  )
}
