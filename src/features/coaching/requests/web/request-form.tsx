import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { UnsentNote } from '#platform/web/offline/unsent-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { useDraft } from '../../messages/web/use-draft.ts'
import { beyondWords } from '../../talks/web/allowance-words.ts'
import { myTalks } from '../../talks/web/talks.calls.ts'
import { type RequestKind, requestKinds } from '../requests.rules.ts'
import { requestCoaching } from './requests.calls.ts'
import { givenTimes, noTimes, TimeFields } from './time-fields.tsx'

const kinds: Record<RequestKind, string> = {
  session: 'A coaching session (60 minutes)',
  'plan-review': 'A custom plan review',
}

/** `answers`: who does. */
export function RequestForm({ answers }: { answers: string }) {
  const { data: talks } = useQuery(myTalks)
  const beyond = beyondWords(talks?.allowance, useDates())
  const [kind, setKind] = useState<RequestKind>('session')
  const [times, setTimes] = useState(noTimes)
  const { text, write, pending, deliver, isUnsent } = useDraft('request')
  const request = useCall(requestCoaching)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) ask()
  }
  const given = kind === 'session' ? givenTimes(times) : []
  const ask = () =>
    deliver({
      send: (sendId) => request.mutateAsync({ body: { kind, text, times: given, sendId } }),
      beside: given.join(),
      onSent: ({ sentTo }) => {
        setTimes(noTimes)
        toast({
          title: 'Request Sent',
          description: `It went to ${sentTo === 'coach' ? 'your coach' : 'the founder'}`,
        })
      },
      failure: 'Failed to send request',
    })
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <SelectField
        label="What you’d like"
        value={kind}
        onChange={({ target }) => setKind(requestKinds.find((one) => one === target.value) ?? 'session')}
      >
        {requestKinds.map((one) => (
          <option key={one} value={one}>
            {kinds[one]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="What it’s about"
        hint={kind === 'session' ? 'What you want to decide, with the numbers you have.' : undefined}
        rows={5}
        maxLength={coachingLimits.message}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {kind === 'session' && (
        <TimeFields
          legend="Times that suit you"
          hint={`Suggest two or three in the next weeks, or leave them empty and ${answers} suggests some.`}
          times={times}
          onChange={setTimes}
        />
      )}
      {kind === 'session' && beyond && (
        <p className="text-sm text-warning">
          {beyond}: {answers} may decline it, or suggest a day next month.
        </p>
      )}
      {isUnsent && <UnsentNote onSend={ask} />}
      <Button type="submit" className="self-end" disabled={!text.trim()} pending={pending}>
        Send request
      </Button>
    </form>
  )
}
