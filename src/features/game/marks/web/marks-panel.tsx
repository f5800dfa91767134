import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Way } from '#features/journey/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { markNames } from '../marks.rules.ts'
import { MarkForm } from './mark-form.tsx'
import { MarkGlyph } from './mark-glyph.tsx'
import { type Mark, marks, removeMark, restoreMark } from './marks.calls.ts'

/** What the member marked on the map, and where more is added. */
export function MarksPanel({ way }: { way: Way }) {
  const { data } = useQuery(marks)
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<Mark>()
  const restore = useCall(restoreMark)
  const add = useRef<HTMLButtonElement>(null)
  const forgetRemoved = ({ hadFocus }: { hadFocus: boolean }) => {
    setRemoved(undefined)
    if (hadFocus) add.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-labelledby="marks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 id="marks" className="text-2xl">
          Your marks
        </h2>
        <Dialog
          title="Mark the map"
          description="A moment to remember, at the lesson where it happened. Only you can see it."
          width="narrow"
          open={isAdding}
          onOpenChange={setIsAdding}
          trigger={
            <Button ref={add} size="sm" variant="secondary">
              Add a mark
            </Button>
          }
        >
          <MarkForm way={way} onDone={() => setIsAdding(false)} />
        </Dialog>
      </div>
      {removed && (
        <UndoNote
          key={removed.id}
          className="mt-3"
          done={`Removed: ${markNames[removed.kind]}`}
          doing={`removing ${markNames[removed.kind]}`}
          undo={() => restore.mutateAsync({ params: { markId: removed.id } })}
          failure="The mark wasn’t put back"
          onOver={forgetRemoved}
          takesFocus
        />
      )}
      {data?.length === 0 && (
        <p className="mt-3 text-ink-soft">
          Your first conversation, your first sale, the day you took off: put them on the map where they happened.
        </p>
      )}
      {data && data.length > 0 && (
        <ul className="mt-4 border-t border-ink">
          {data.map((mark) => (
            <MarkRow key={mark.id} mark={mark} way={way} onRemoved={() => setRemoved(mark)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function MarkRow({ mark, way, onRemoved }: { mark: Mark; way: Way; onRemoved: () => void }) {
  const dates = useDates()
  const remove = useCall(removeMark)
  const step = way.modules.flatMap(({ steps }) => steps).find(({ id }) => id === mark.subModuleId)
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      <MarkGlyph kind={mark.kind} className="size-7 shrink-0" />
      <p className="min-w-0 flex-1">
        <span className="font-semibold">{markNames[mark.kind]}</span>
        <span className="block text-sm text-ink-soft">
          {step && `${step.title}, `}
          {dates.date(mark.markedAt)}
        </span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        pending={remove.isPending}
        onClick={() =>
          remove.mutate(
            { params: { markId: mark.id } },
            { onSuccess: onRemoved, onError: showError('The mark wasn’t removed. Please try again.') },
          )
        }
      >
        Remove<span className="sr-only"> {markNames[mark.kind]}</span>
      </Button>
    </li>
  )
}
