import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import type { PageForm } from '../../form/web/use-page-form.ts'
import { placeText } from '../../pages/figure-text.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { dismissDisplaced } from '../../pages/web/pages.calls.ts'
import type { Mark } from '../../worksheets/kinds.ts'
import type { Place } from '../../worksheets/places.ts'

/** What stood here before, what was chosen, and the others that were on the screen then: of those alone it lets go. */
type Choice = { before: AnswerValue; mark: Mark | null; chosen: AnswerValue; ids: readonly string[] }
type ConflictProps = { form: PageForm; place: Place; address: string }

/** Two devices wrote here: both texts, and which one to go on with. Nothing is chosen beforehand. */
export function Conflict({ form, place, address }: ConflictProps) {
  const dates = useDates()
  const dismiss = useCall(dismissDisplaced)
  const [choice, setChoice] = useState<Choice>()
  const other = form.filled.answers[address]?.other ?? []
  const pageId = form.filled.page.id
  const own = form.value(address)
  const letGo = async (ids: readonly string[]) => {
    // Not before the chosen one is stored: until then, and where one comes meanwhile, they are offered again.
    if (await form.outbox.save(pageId, address))
      for (const id of ids) await dismiss.mutateAsync({ params: { pageId, displacedId: id } }).catch(() => {})
    setChoice(undefined)
  }
  if (other.length === 0) return null
  if (choice)
    return (
      <UndoNote
        className="mt-2"
        done="The other version is let go."
        doing={`choosing one of two versions: ${place.label}`}
        undo={async () => {
          // What was written since stays; the versions are offered beside it.
          if (own === choice.chosen) form.set(address, choice.before, choice.mark)
        }}
        failure="The two versions aren’t back"
        onOver={({ isUndone }) => (isUndone ? setChoice(undefined) : void letGo(choice.ids))}
        takesFocus
      />
    )
  const texts = [
    { key: 'here', from: 'Here now', value: own, mark: form.mark(address) },
    ...other.map(({ id, value, mark, displacedAt }) => ({
      key: id,
      from: `Was here until ${dates.moment(displacedAt)}`,
      value,
      mark,
    })),
  ]
  return (
    <section
      aria-label={`${place.label}: two versions`}
      className="mt-2 rounded-md border border-warning bg-warning-soft p-3"
    >
      <p className="text-sm font-semibold">Written on two devices. Which one do you want to keep?</p>
      <ul className="mt-2 divide-y divide-line">
        {texts.map(({ key, from, value, mark }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-sm text-ink-soft">{from}</p>
              <p dir="auto" className="whitespace-pre-wrap">
                {placeText(typeof value === 'object' ? null : value, place, form.currency)}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                const ids = other.map(({ id }) => id)
                setChoice({ before: own, mark: form.mark(address), chosen: value, ids })
                if (key !== 'here') form.set(address, value, mark)
                void form.outbox.save(pageId, address)
              }}
            >
              Use this one
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
