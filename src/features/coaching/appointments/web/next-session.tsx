import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import { sessionTime } from '../../requests/requests.rules.ts'
import { SessionFacts } from '../../requests/web/session-facts.tsx'

import type { NextSession } from '../appointments.contract.ts'
import { nextSession } from './appointments.calls.ts'
import { stepWords } from './step-words.ts'

/** On the dashboard: the one thing that comes next, as long as there is one. */
export function SessionAtHome() {
  const { data } = useQuery(nextSession)
  if (!data || (data.hasHeld && !data.request)) return null
  const { title, text, action } = stepWords(data)
  const { request } = data
  const link = (
    <LinkButton asChild size="sm" variant="secondary">
      <Link to="/coaching" hash={action.hash}>
        {action.label}
      </Link>
    </LinkButton>
  )
  return (
    <Card aria-labelledby="next-session">
      <CardHeader id="next-session" title={title} lead={text} />
      {request?.state === 'agreed' && request.time ? (
        <SessionFacts requestId={request.id} time={request.time} place={request.place}>
          {link}
        </SessionFacts>
      ) : (
        link
      )}
    </Card>
  )
}

/** On the coaching page, until the first session is held: everything that comes next, and where one is. */
export function FirstSession() {
  const dates = useDates()
  const { data, isPending } = useQuery(nextSession)
  if (isPending) return <Skeleton className="h-64" />
  if (!data || data.hasHeld) return null
  const { request, coach, sharesFile } = data
  return (
    <Card aria-labelledby="first-session">
      <CardHeader id="first-session" title="Your first session, step by step" />
      <ol className="flex flex-col gap-4">
        <Step isDone={coach !== null} title={coach ? `${coach.name} is your coach` : 'You get a coach'}>
          {coach ? 'You can write to each other anytime.' : 'You get an email once you do.'}
        </Step>
        <Step isDone={request !== null} title="Ask for a session and suggest times">
          {request ? `Asked on ${dates.date(request.sentAt)}.` : 'Say what you want to decide, and when you can.'}
        </Step>
        <Step isDone={request?.state === 'agreed'} title="Agree on a time">
          <Agreeing next={data} />
        </Step>
        {coach && (
          <Step isDone={sharesFile} title="Share what your coach should read first">
            {sharesFile ? (
              `${coach.name} can read what you share.`
            ) : (
              <>
                Nothing of your <Link to="/founder-file">Founder file</Link> is shared yet. Open a page there and choose
                “Share with {coach.name}”.
              </>
            )}
          </Step>
        )}
        <Step isDone={false} title="Meet for 60 minutes, by video or phone">
          Afterward the notes for you, and what each of you promised, are under “Your sessions”.
        </Step>
      </ol>
    </Card>
  )
}

function Agreeing({ next }: { next: NextSession }): ReactNode {
  const dates = useDates()
  const { request, coach } = next
  if (request?.state === 'agreed' && request.time) return `${sessionTime(dates, request.time)}.`
  if (request) return stepWords(next).text
  return coach
    ? `${coach.name} takes one of your times or suggests others. You get an email once the session is set.`
    : 'Until you have a coach, the founder answers by email.'
}

type StepProps = { isDone: boolean; title: string; children: ReactNode }

function Step({ isDone, title, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border border-line-strong text-success"
      >
        {isDone && <Check className="size-4" />}
      </span>
      <div className="min-w-0">
        <h3 className="text-base font-semibold">
          {title}
          {isDone && <span className="sr-only"> (done)</span>}
        </h3>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
