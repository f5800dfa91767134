import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { handleResult } from '../../web/handle-result.ts'
import { putBack } from './inbox.calls.ts'

export type Aside = { clientId: string; name: string; at: string }

/** Seconds for which undoing is offered here. In the thread itself it can be put back as long as it is unanswered. */
const offered = 10

export function PutAsideNote({ aside, onOver }: { aside: Aside; onOver: (undone: boolean) => void }) {
  const { clientId, name, at } = aside
  const back = useCall(putBack)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins again with each that is put aside
  useEffect(() => {
    const timer = setTimeout(() => over.current(false), offered * 1000)
    return () => clearTimeout(timer)
  }, [at])
  const undo = () =>
    handleResult(
      back.mutateAsync({ params: { clientId }, body: { at } }),
      () => onOver(true),
      showError('Failed to put the message back'),
    )
  return (
    <p
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-sunken px-3 py-1.5 text-sm"
    >
      <span className="min-w-0 truncate">Put aside: {name}</span>
      <Button variant="ghost" size="sm" pending={back.isPending} onClick={undo}>
        Undo<span className="sr-only"> putting {name} aside</span>
      </Button>
    </p>
  )
}
