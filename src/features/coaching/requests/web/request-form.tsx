import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { UnsentNote } from '#platform/web/offline/unsent-note.tsx'
import { useCall } from '#platform/web/queries.ts'
import { coachingLimits } from '../../coaching.rules.ts'
import { useDraft } from '../../messages/web/use-draft.ts'
import { type RequestKind, requestKinds } from '../requests.rules.ts'
import { requestCoaching } from './requests.calls.ts'

const kinds: Record<RequestKind, string> = {
  session: 'A coaching session (60 minutes)',
  'plan-review': 'A custom plan review',
}

export function RequestForm() {
  const [kind, setKind] = useState<RequestKind>('session')
  const { text, write, pending, deliver, isUnsent } = useDraft('request')
  const request = useCall(requestCoaching)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) ask()
  }
  const ask = () =>
    deliver({
      send: (sendId) => request.mutateAsync({ body: { kind, text, sendId } }),
      onSent: ({ sentTo }) =>
        toast({
          title: 'Request Sent',
          description: `It went to ${sentTo === 'coach' ? 'your coach' : 'the founder'}`,
        }),
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
        rows={5}
        maxLength={coachingLimits.message}
        value={text}
        onChange={({ target }) => write(target.value)}
      />
      {isUnsent && <UnsentNote onSend={ask} />}
      <Button type="submit" className="self-end" disabled={!text.trim()} pending={pending}>
        Send request
      </Button>
    </form>
  )
}
