import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { undoSeconds } from '../conversations.rules.ts'
import { restoreConversation } from './conversations.calls.ts'

type UndoDeletionProps = { conversationId: string; title: string; onOver: (hadFocus: boolean) => void }

/** In the list for some seconds where a conversation was deleted. It takes the focus, whose button is gone, unless one writes. */
export function UndoDeletion({ conversationId, title, onOver }: UndoDeletionProps) {
  const restore = useCall(restoreConversation)
  const button = useRef<HTMLButtonElement>(null)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea')) button.current?.focus({ preventScroll: true })
    const timer = setTimeout(() => over.current(document.activeElement === button.current), undoSeconds.offered * 1000)
    return () => clearTimeout(timer)
  }, [])
  const undo = () =>
    restore.mutate(
      { params: { conversationId } },
      { onSuccess: () => onOver(true), onError: showError('Failed to restore conversation') },
    )
  return (
    <p className="flex items-center justify-between gap-3 rounded-md bg-sunken px-3 py-1.5 text-sm">
      <span className="min-w-0 truncate">Deleted: {title}</span>
      <Button ref={button} variant="ghost" size="sm" pending={restore.isPending} onClick={undo}>
        Undo
        <span className="sr-only"> deleting {title}</span>
      </Button>
    </p>
  )
}
