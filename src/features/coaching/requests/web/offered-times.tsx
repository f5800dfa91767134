import { type FormEvent, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { answerOffer } from './requests.calls.ts'
import { isToCome } from './session-facts.tsx'
import { TimeChoice } from './time-choice.tsx'
import { givenTimes, noTimes, TimeFields } from './time-fields.tsx'

type OfferedTimesProps = { request: CoachingRequest; coach: string }

/** The coach’s times that are still to come: one of them is taken, or others are suggested. */
export function OfferedTimes({ request: { id, times, version }, coach }: OfferedTimesProps) {
  const [chosen, setChosen] = useState<string>()
  const [typed, setOther] = useState<readonly string[]>()
  const toCome = times.filter(isToCome)
  const isOver = toCome.length === 0
  const other = typed ?? (isOver ? noTimes : undefined)
  const answer = useCall(answerOffer)
  const given = givenTimes(other ?? [])
  const send = (body: Parameters<typeof answer.mutate>[0]['body'], done: { title: string; description: string }) =>
    answer.mutate(
      { params: { requestId: id }, body },
      {
        onSuccess: () => toast(done),
        onError: showError('That wasn’t saved'),
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const suggested = { title: 'Times Suggested', description: `They’re in ${coach}’s inbox` }
    const set = { title: 'Session Set', description: `${coach} gets an email about it` }
    if (other) send({ answer: 'suggest', version, times: given }, suggested)
    else if (chosen) send({ answer: 'accept', version, time: chosen }, set)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {other ? (
        <TimeFields
          legend="Times that suit you"
          hint={`${isOver ? `The times that ${coach} suggested have passed. ` : ''}${coach} takes one of yours.`}
          times={other}
          onChange={setOther}
        />
      ) : (
        <TimeChoice legend={`${coach} suggests`} times={toCome} chosen={chosen} onChoose={setChosen} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={other ? given.length === 0 : !chosen} pending={answer.isPending}>
          {other ? 'Suggest these' : 'Take this time'}
        </Button>
        {!isOver && (
          <Button type="button" size="sm" variant="secondary" onClick={() => setOther(other ? undefined : noTimes)}>
            {other ? 'Back' : 'None of these'}
          </Button>
        )}
      </div>
    </form>
  )
}
