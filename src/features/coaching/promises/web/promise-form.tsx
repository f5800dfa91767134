import { type FormEvent, useState } from 'react'
import { daysAfter } from '#platform/format/date-steps.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { ChipChoice } from '#platform/ui/form/chip-choice.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { UnsentNote } from '#platform/web/offline/unsent-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import { useDraft } from '../../messages/web/use-draft.ts'
import { type Owner, promiseLimits } from '../promises.rules.ts'
import { makePromise } from './promises.calls.ts'

type PromiseFormProps = { clientId: string; firstName: string; today: string }

/** Records what one of the two promises. The words are kept until they are sent. */
export function PromiseForm({ clientId, firstName, today }: PromiseFormProps) {
  const { text, write, pending, deliver, isUnsent } = useDraft(`promise:${clientId}`)
  const [owner, setOwner] = useState<Owner>('client')
  const [dueOn, setDueOn] = useState(() => daysAfter(today, 7))
  const make = useCall(makePromise)
  const ready = text.trim() !== '' && dueOn !== ''
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (ready) record()
  }
  const record = () =>
    deliver({
      send: (sendId) => make.mutateAsync({ params: { clientId }, body: { sendId, owner, text, dueOn } }),
      onSent: () => undefined,
      failure: 'Failed to record the promise',
    })
  return (
    <form onSubmit={add} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <TextField
        label="New promise"
        maxLength={promiseLimits.text}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {isUnsent && <UnsentNote onSend={record} />}
      <div className="flex flex-wrap items-end gap-3">
        <fieldset className="flex gap-2">
          <legend className="mb-1.5 text-sm font-semibold">Whose</legend>
          {(['client', 'coach'] as const).map((one) => (
            <ChipChoice
              key={one}
              type="radio"
              name="promise-owner"
              checked={owner === one}
              onChange={() => setOwner(one)}
            >
              <span className="max-w-40 truncate">{one === 'client' ? firstName : 'Mine'}</span>
            </ChipChoice>
          ))}
        </fieldset>
        <TextField
          label="By"
          type="date"
          min={today}
          className="min-w-40"
          value={dueOn}
          onChange={({ target }) => setDueOn(target.value)}
        />
        <Button type="submit" variant="secondary" disabled={!ready} pending={pending}>
          Add promise
        </Button>
      </div>
    </form>
  )
}
