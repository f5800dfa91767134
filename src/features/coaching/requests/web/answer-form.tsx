import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { CheckField } from '#platform/ui/form/check-field.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { requestLimits } from '../requests.rules.ts'
import { answerRequest } from './requests.calls.ts'
import { TimeChoice } from './time-choice.tsx'
import { givenTimes, noTimes, TimeFields } from './time-fields.tsx'

export type Way = 'accept' | 'offer' | 'decline'

type AnswerFormProps = {
  way: Way
  request: CoachingRequest
  /** The client’s that are still to come. */
  times: readonly string[]
  clientId: string
  firstName: string
  /** Further buttons. */
  children: ReactNode
}

/** One way to answer a client’s request. */
export function AnswerForm({ way, request, times: theirs, clientId, firstName, children }: AnswerFormProps) {
  const { id, state, version } = request
  const [time, setTime] = useState(theirs.length === 1 ? theirs[0] : undefined)
  const [times, setTimes] = useState(noTimes)
  const [place, setPlace] = useState(request.place)
  const [text, setText] = useState('')
  // Said of the times that were sent: with others it is forgotten.
  const [away, setAway] = useState<Away>()
  const evenIfAway = away?.isMeant === true
  const answer = useCall(answerRequest)
  const given = givenTimes(times)
  const isReady = { accept: time !== undefined, offer: given.length > 0, decline: text.trim() !== '' }[way]
  const words = wordsOf(state === 'agreed')[way]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const bodies = {
      accept: { answer: 'accept', version, time: time ?? '', place, text, evenIfAway },
      offer: { answer: 'offer', version, times: given, place, text, evenIfAway },
      decline: { answer: 'decline', version, text },
    } as const
    answer.mutate(
      { params: { clientId, requestId: id }, body: bodies[way] },
      {
        onSuccess: () => toast({ title: words.done, description: `${firstName} sees it on their coaching page` }),
        onError: (error) =>
          isAway(error)
            ? setAway({ words: userMessage(error, ''), isMeant: false })
            : showError('That wasn’t saved')(error),
      },
    )
  }
  return (
    <form onSubmit={submit} className="mt-3 flex flex-col gap-3">
      {way === 'accept' && (
        <TimeChoice
          legend={`Works for ${firstName}, in your time zone`}
          times={theirs}
          chosen={time}
          onChoose={(chosen) => {
            setTime(chosen)
            setAway(undefined)
          }}
        />
      )}
      {way === 'offer' && (
        <TimeFields
          legend={`Times for ${firstName} to choose from`}
          hint="The session is set once one is chosen."
          times={times}
          onChange={(changed) => {
            setTimes(changed)
            setAway(undefined)
          }}
        />
      )}
      {way !== 'decline' && (
        <TextField
          label="How you meet"
          hint="A video link or a phone number."
          maxLength={requestLimits.place}
          value={place}
          onChange={({ target }) => setPlace(target.value)}
        />
      )}
      {away && <EvenIfAway away={away} onChange={setAway} />}
      <TextArea
        label={way === 'decline' ? 'Why' : 'Add a note (optional)'}
        rows={2}
        maxLength={requestLimits.reply}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={!isReady} pending={answer.isPending}>
          {words.button}
        </Button>
        {children}
      </div>
    </form>
  )
}

type Away = { words: string; isMeant: boolean }

const EvenIfAway = ({ away, onChange }: { away: Away; onChange: (away: Away) => void }) => (
  <div role="alert" className="flex flex-col gap-2 text-sm text-warning">
    <p>{away.words}</p>
    <CheckField
      label="I’ll meet anyway"
      checked={away.isMeant}
      onChange={({ target }) => onChange({ ...away, isMeant: target.checked })}
    />
  </div>
)

const isAway = (error: unknown) => error instanceof CallError && error.code === 'coaching.youAreAway'

const wordsOf = (isSet: boolean): Record<Way, { button: string; done: string }> => ({
  accept: { button: 'Accept this time', done: 'Session Set' },
  offer: { button: 'Send these times', done: 'Times Sent' },
  decline: isSet
    ? { button: 'Cancel the session', done: 'Session Canceled' }
    : { button: 'Decline', done: 'Request Declined' },
})
