import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Fact } from '../memory.contract.ts'
import { removeFact } from './memory.calls.ts'

type FactRowProps = { fact: Fact; onEdit: () => void; onRemoved: () => void }

export function FactRow({ fact, onEdit, onRemoved }: FactRowProps) {
  const remove = useCall(removeFact)
  return (
    <>
      <p dir="auto" className="min-w-0 grow basis-full break-words sm:basis-48">
        {fact.text}
      </p>
      <div className="-mx-3 flex sm:mx-0">
        <Button variant="ghost" size="sm" onClick={onEdit}>
          Edit<span className="sr-only"> {fact.text}</span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          pending={remove.isPending}
          onClick={() => remove.mutate({ params: { factId: fact.id } }, { onSuccess: onRemoved, onError: showError() })}
        >
          Remove<span className="sr-only"> {fact.text}</span>
        </Button>
      </div>
    </>
  )
}
