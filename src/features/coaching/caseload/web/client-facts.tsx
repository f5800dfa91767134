import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { coachLessonPath } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates, datesIn } from '#platform/format/dates.ts'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { ClientDetail } from '../caseload.contract.ts'

const payments = {
  'past-due': { tone: 'warning', text: 'Payment past due' },
  ended: { tone: 'plain', text: 'Membership ended' },
} as const

export function MembershipChips({ client: { tier, payment } }: { client: ClientDetail }) {
  return (
    <>
      <Chip tone={tier === 'starter' ? 'plain' : 'accent'}>{tierName[tier]}</Chip>
      {payment && <Chip tone={payments[payment].tone}>{payments[payment].text}</Chip>}
    </>
  )
}

/** What a coach looks up before writing or calling. */
export function ClientFacts({ client: { next, running, timeZone, lastVisitAt } }: { client: ClientDetail }) {
  const dates = useDates()
  return (
    <Card look="flat" aria-labelledby="client-facts">
      <CardHeader id="client-facts" title="Right now" />
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm">
        <Fact term="Next lesson">
          {next ? (
            <Link to={coachLessonPath(next)} className="link">
              {next.title}
            </Link>
          ) : (
            'All lessons of their plan are done'
          )}
        </Fact>
        <Fact term="Running">
          {running.length === 0 ? (
            'Nothing'
          ) : (
            <ul>
              {running.map((exercise) => (
                <li key={exercise.id}>{runningText(exercise)}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact term="Last visit">{lastVisitAt ? dates.date(lastVisitAt) : 'Not yet'}</Fact>
        <Fact term="Time zone">
          {timeZone.replaceAll('_', ' ')}, now {datesIn(timeZone).time(new Date().toISOString())}
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="min-w-0 break-words text-ink-soft">{children}</dd>
    </>
  )
}

function runningText({ title, unit, target, done, backOn }: ClientDetail['running'][number]): string {
  const count = target === null ? '' : `: ${done} of ${target}${unit ? ` ${unit}` : ''}`
  return `${title}${count}${backOn ? `, back on ${calendarDates.dayOfYear(backOn)}` : ''}`
}
