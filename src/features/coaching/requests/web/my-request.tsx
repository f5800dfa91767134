import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip, type ChipTone } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import { isSessionOver } from '../../appointments/appointments.rules.ts'
import type { CoachingRequest } from '../requests.contract.ts'
import { isPending, type RequestState, sessionTime } from '../requests.rules.ts'
import { OfferedTimes } from './offered-times.tsx'
import { isToCome, SessionFacts } from './session-facts.tsx'
import { Withdraw } from './withdraw.tsx'

const kinds = { session: 'Session', 'plan-review': 'Plan review' }

const chips: Record<RequestState, { text: string; tone: ChipTone }> = {
  open: { text: 'Waiting for an answer', tone: 'info' },
  answered: { text: 'Answered', tone: 'success' },
  offered: { text: 'Choose a time', tone: 'warning' },
  agreed: { text: 'Session set', tone: 'success' },
  held: { text: 'Held', tone: 'plain' },
  declined: { text: 'Declined', tone: 'plain' },
  withdrawn: { text: 'Closed by you', tone: 'plain' },
}

/** Of the coach’s times none is left. */
const passed = { text: 'Suggest other times', tone: 'warning' } as const

type MyRequestProps = {
  request: CoachingRequest
  /** Who answers requests now. */
  answers: string
}

/** What was asked, what became of it, and what the member can do about it. */
export function MyRequest({ request, answers }: MyRequestProps) {
  const dates = useDates()
  // A coach who came later didn’t say what an earlier one answered.
  const { coachName = answers } = request
  const answerer = coachName ?? 'An earlier coach'
  const { id, kind, text, sentAt, state, times, time, place, reply } = request
  const chip = state === 'offered' && !times.some(isToCome) ? passed : chips[state]
  return (
    <li className="py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        <Chip tone="summit">{kinds[kind]}</Chip>
        <Chip tone={chip.tone}>{chip.text}</Chip>
        <span>
          asked <time dateTime={sentAt}>{dates.date(sentAt)}</time>
        </span>
      </p>
      <p dir="auto" className="mt-1.5 whitespace-pre-line">
        {text}
      </p>
      {reply && (
        <p dir="auto" className="mt-2 border-s-[3px] border-line ps-3 whitespace-pre-line">
          {state === 'withdrawn' ? 'You: ' : `${answerer}: `}
          {reply}
        </p>
      )}
      <div className="mt-2 empty:hidden">
        <WhatNow request={request} answerer={answerer} />
        {state === 'agreed' && time && <SessionFacts requestId={id} time={time} place={place} />}
      </div>
      {isPending(state) && <Withdraw request={request} />}
    </li>
  )
}

/** In words, where the chip alone leaves one asking. */
function WhatNow({ request, answerer }: { request: CoachingRequest; answerer: string }): ReactNode {
  const dates = useDates()
  const { kind, sentTo, state, times, time, repliedAt } = request
  if (state === 'offered') return <OfferedTimes request={request} coach={answerer} />
  if (state === 'open' && times.length > 0)
    return <Line>You suggested {times.map((one) => sessionTime(dates, one)).join('; ')}.</Line>
  if (state === 'open' && sentTo === 'founder') return <Line>The answer comes by email.</Line>
  if (state === 'answered')
    return (
      <Line>
        {answerer} answered{repliedAt && ` on ${dates.date(repliedAt)}`}: <Link to="/messages">read it</Link>
        {kind === 'session' && '. The session isn’t set yet'}.
      </Line>
    )
  if (state === 'agreed' && time && isSessionOver(time, Date.now()))
    return <Line>{answerer} marks it as held and writes notes.</Line>
  if (state === 'held') return <Line>Its notes are in “Your sessions”.</Line>
  return null
}

const Line = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-soft">{children}</p>
