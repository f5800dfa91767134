import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { numbers } from '../../numbers/web/numbers.calls.ts'
import { comparedLines, nothing } from '../compared-lines.ts'
import type { PageHistory } from './page-history.tsx'
import { erasePage } from './snapshots.calls.ts'

type ErasePageProps = { history: PageHistory; onErased: () => void }

/** What has to be typed. */
const word = 'erase'

/** The page and its whole history, for good. */
export function ErasePage(given: ErasePageProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="mt-14 border-t border-line pt-5 print:hidden">
      <h2 className="text-lg">Erase this page</h2>
      <p className="mt-1 mb-3 max-w-prose text-sm text-ink-soft">
        Deletes your answers and every kept copy. Other pages and your progress stay.
      </p>
      <Dialog
        title="Erase this page?"
        description="This can’t be undone. Export the page first if you might want it back."
        open={isOpen}
        onOpenChange={setOpen}
        trigger={<Button variant="secondary">Erase this page…</Button>}
      >
        <EraseForm {...given} onCancel={() => setOpen(false)} />
      </Dialog>
    </section>
  )
}

function EraseForm({ history, onErased, onCancel }: ErasePageProps & { onCancel: () => void }) {
  const { form } = history
  const erase = useCall(erasePage)
  const [typed, setTyped] = useState('')
  const [why, setWhy] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim().toLowerCase() !== word) return setWhy(`Type ${word} to confirm.`)
    const pageId = form.filled.page.id
    try {
      // What waits here would arrive after the page was erased.
      await form.outbox.save(pageId)
      await erase.mutateAsync({ params: { pageId } })
      await form.outbox.page(pageId).change(() => [])
      onErased()
    } catch (error) {
      setWhy(userMessage(error, 'That didn’t work. Please try again.'))
    }
  }
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
      <WhatGoes history={history} />
      <TextField
        label={`Type “${word}” to confirm`}
        autoComplete="off"
        value={typed}
        error={why}
        onChange={({ target }) => setTyped(target.value)}
      />
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          Keep the page
        </Button>
        <Button type="submit" variant="danger" pending={erase.isPending}>
          Erase for good
        </Button>
      </DialogActions>
    </form>
  )
}

function WhatGoes({ history: { form, model, now, copies, currency, versions } }: { history: PageHistory }) {
  const series = useQuery(numbers).data?.numbers ?? []
  const fed = series.flatMap(({ points }) =>
    points.filter((one) => !one.computed && one.pageId === form.filled.page.id),
  )
  const lines = comparedLines(model, [now], currency).flatMap((group) => group.lines)
  const answers = lines.filter(({ place, shown }) => !place.formula && shown[0]?.text !== nothing).length
  const others = Object.values(form.filled.answers).flatMap(({ other = [] }) => other).length
  const dates = versions.filter(({ copy }) => copy).map(({ name }) => name)
  const goes = [
    counted(answers, 'answer'),
    ...(others > 0 ? [`${counted(others, 'text')} that another device displaced`] : []),
    ...(copies.length > 0 ? [`${counted(copies.length, 'kept copy', 'kept copies')}: ${dates.join(' · ')}`] : []),
    ...(fed.length > 0 ? [`${counted(fed.length, 'value')} in your numbers that came from this page`] : []),
  ]
  return (
    <div>
      <p className="font-semibold">What gets deleted</p>
      <ul className="mt-1 list-disc space-y-1 ps-5">
        {goes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        Pages that show an answer from here won’t anymore. An unsent answer on another of your devices comes back when
        that device goes online.
      </p>
    </div>
  )
}
