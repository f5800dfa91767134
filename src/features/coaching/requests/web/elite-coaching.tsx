import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Suspense } from 'react'
import { GroupCalls } from '#features/membership/web/public.ts'
import { counted } from '#platform/format/numbers.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { AwayNote } from '../../absences/web/away-note.tsx'
import { FirstSession } from '../../appointments/web/next-session.tsx'
import type { MyCoach } from '../../my-coach/my-coach.contract.ts'
import { CoachCard } from '../../my-coach/web/coach-card.tsx'
import { everything } from '../../sharing/sharing.rules.ts'
import { ShareControl } from '../../sharing/web/share-control.tsx'
import { shares } from '../../sharing/web/sharing.calls.ts'
import { MyTalks } from '../../talks/web/my-talks.tsx'
import { isPending, requestLimits } from '../requests.rules.ts'
import { MyRequests } from './my-requests.tsx'
import { RequestForm } from './request-form.tsx'
import { coachingRequests } from './requests.calls.ts'

/** What comes next, what was asked for while that runs, a way to ask for a session or a review, and the coach. */
export function EliteCoaching({ coach }: { coach: MyCoach | null }) {
  const { data = [] } = useQuery(coachingRequests)
  const isAsked = data.some(({ state }) => isPending(state))
  const answers = coach ? coach.name : 'the founder'
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-10">
        <FirstSession />
        {isAsked && <MyRequests answers={answers} />}
        <Card id="request-card" aria-labelledby="request" className="scroll-mt-20">
          <CardHeader
            id="request"
            title="Ask for a session or a plan review"
            lead={
              coach
                ? `It goes to ${coach.name} and shows in your messages.`
                : 'You don’t have a coach yet, so it goes to the founder by email. The answer comes by email too.'
            }
          />
          {coach && (
            <div className="mb-4 empty:hidden">
              <AwayNote within={requestLimits.daysAhead}>
                No session can be set for these days. Suggest others.
              </AwayNote>
            </div>
          )}
          <RequestForm answers={answers} />
          {coach && <WhatCoachReads />}
        </Card>
        {!isAsked && <MyRequests answers={answers} />}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {coach ? <CoachCard /> : <NoCoachYet />}
        <Suspense>
          <GroupCalls />
        </Suspense>
        <Card look="flat" aria-labelledby="booking">
          <h2 id="booking" className="flex items-center gap-2.5 text-lg">
            <CalendarClock aria-hidden className="size-5 text-accent" />
            Booking System Coming Soon
          </h2>
          <p className="mt-1.5 text-sm text-ink-soft">
            Until there’s a calendar to pick from, suggest times with your request: {answers} takes one or suggests
            others.
          </p>
        </Card>
        <MyTalks />
      </div>
    </div>
  )
}

/** A coach reads what is shared and no more: the way to share it is beside the request. */
function WhatCoachReads() {
  const { data } = useQuery(shares)
  if (!data?.coach) return null
  const { coach, shares: shared } = data
  const isAll = shared.some(({ of }) => of === everything)
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        {shared.length === 0
          ? `${coach.name} can’t read any of your Founder file yet.`
          : `${coach.name} reads ${isAll ? 'your Founder file and your numbers' : `${counted(shared.length, 'part')} of your Founder file`}.`}
      </p>
      {!isAll && (
        <ShareControl
          of={everything}
          title="Founder file"
          offer={(name) => `Share my Founder file and numbers with ${name}`}
        />
      )}
    </div>
  )
}

function NoCoachYet() {
  return (
    <Card aria-labelledby="no-coach">
      <CardHeader id="no-coach" title="Your coach" />
      <p className="text-ink-soft">You don’t have a coach yet. Until then, the founder answers you.</p>
    </Card>
  )
}
