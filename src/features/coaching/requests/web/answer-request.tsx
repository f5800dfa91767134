import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { CoachingRequest } from '../requests.contract.ts'
import { AnswerForm, type Way } from './answer-form.tsx'
import { isToCome } from './session-facts.tsx'

type AnswerRequestProps = { request: CoachingRequest; clientId: string; firstName: string }

/** Accepts a time, offers others, or declines: one of the three at a time. */
export function AnswerRequest({ request, clientId, firstName }: AnswerRequestProps) {
  const { state } = request
  const times = state === 'open' || state === 'answered' ? request.times.filter(isToCome) : []
  const first = times.length > 0 ? 'accept' : undefined
  const [way, setWay] = useState<Way | undefined>(first)
  const isSet = state === 'agreed'
  const ways = { offer: offers(state, first !== undefined), decline: isSet ? 'Cancel the session' : 'Decline' } as const
  const others = (
    <>
      <Button type="button" size="sm" variant="secondary" onClick={() => setWay('offer')}>
        {ways.offer}
      </Button>
      <Button type="button" size="sm" variant="ghost" onClick={() => setWay('decline')}>
        {ways.decline}
      </Button>
    </>
  )
  if (!way) return <div className="mt-3 flex flex-wrap gap-3">{others}</div>
  return (
    <AnswerForm key={way} way={way} request={request} times={times} clientId={clientId} firstName={firstName}>
      {way === 'accept' ? (
        others
      ) : (
        <Button type="button" size="sm" variant="ghost" onClick={() => setWay(first)}>
          Back
        </Button>
      )}
    </AnswerForm>
  )
}

function offers(state: CoachingRequest['state'], hasTimes: boolean): string {
  if (state === 'agreed') return 'Move it'
  return hasTimes || state === 'offered' ? 'Suggest others' : 'Suggest times'
}
