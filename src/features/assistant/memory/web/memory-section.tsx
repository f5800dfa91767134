import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Fact } from '../memory.contract.ts'
import { memoryLimits } from '../memory.rules.ts'
import { FactForm } from './fact-form.tsx'
import { FactRow } from './fact-row.tsx'
import { addFact, clearFacts, facts } from './memory.calls.ts'

/** In the settings: all that the assistant remembers beyond the file and the conversation at hand. */
export function MemorySection() {
  const { data, error, refetch } = useQuery(facts)
  const [edited, setEdited] = useState<string>()
  const [removed, setRemoved] = useState<Fact>()
  const add = useCall(addFact)
  if (error && !data)
    return <LoadFailure level={2} title="What is remembered didn’t load" error={error} onRetry={() => void refetch()} />
  const list = data ?? []
  return (
    <Card id="memory" aria-labelledby="memory-title" className="scroll-mt-24">
      <CardHeader
        id="memory-title"
        title="What the assistant remembers"
        lead="Only what you tell it to remember, here or in the chat (“remember that …”). Other conversations don’t affect its answers."
      />
      {removed && (
        <UndoNote
          key={removed.id}
          className="mb-3"
          done={`Removed: ${removed.text}`}
          doing={`removing ${removed.text}`}
          undo={() => add.mutateAsync({ body: { text: removed.text } })}
          failure="It wasn’t brought back"
          onOver={() => setRemoved(undefined)}
        />
      )}
      {list.length > 0 && (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {list.map((fact) => (
            <li key={fact.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
              {edited === fact.id ? (
                <FactForm fact={fact} onDone={() => setEdited(undefined)} />
              ) : (
                <FactRow fact={fact} onEdit={() => setEdited(fact.id)} onRemoved={() => setRemoved(fact)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {list.length < memoryLimits.most ? (
        <FactForm />
      ) : (
        <p className="text-sm text-ink-soft">That’s all it can remember. Remove one to add another.</p>
      )}
      {list.length > 1 && <ClearAll count={list.length} />}
    </Card>
  )
}

function ClearAll({ count }: { count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const clear = useCall(clearFacts)
  return (
    <Dialog
      title="Clear everything it remembers?"
      description={`All ${count} entries are removed for good.`}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="ghost" size="sm" className="mt-4 -ml-3">
          Clear all
        </Button>
      }
    >
      <DialogActions>
        <Button
          variant="danger"
          pending={clear.isPending}
          onClick={() => clear.mutate({}, { onSuccess: () => setIsOpen(false), onError: showError() })}
        >
          Clear all
        </Button>
      </DialogActions>
    </Dialog>
  )
}
