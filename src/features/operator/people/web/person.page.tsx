import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { awayText } from '#features/coaching/absences/absences.rules.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { numberText } from '#platform/format/numbers.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useDates } from '#platform/web/zone.ts'
import { AuditList } from '../../audit/web/audit-list.tsx'
import { EmailsCard } from '../../emails/web/emails-card.tsx'
import { Payments } from '../../money/web/payments.tsx'
import { NotesCard } from '../../notes/web/notes-card.tsx'
import { DeskHeader } from '../../web/desk-header.tsx'
import type { Person } from '../people.contract.ts'
import { BrowsersCard } from './browsers-card.tsx'
import { Facts } from './facts.tsx'
import { person } from './people.calls.ts'
import { PersonActions } from './person-actions.tsx'
import { statusNames, statusTone } from './status-names.ts'

export function PersonPage() {
  const { memberId = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(person(memberId))
  usePageTitle(data?.name)
  if (error && !data)
    return <LoadFailure title="This person didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading label="Loading the person…">
        <Skeleton className="h-24" />
        <Skeleton className="mt-8 h-96" />
      </Loading>
    )
  return (
    <>
      <DeskHeader
        title={
          <span className="wrap-anywhere" dir="auto">
            {data.name || data.email}
          </span>
        }
        lead={<span className="break-all">{data.email}</span>}
        actions={
          <>
            {data.statuses.map((status) => (
              <Chip key={status} tone={statusTone(status)}>
                {statusNames[status]}
              </Chip>
            ))}
            {/* On a phone they come after everything else. */}
            <LinkButton href="#actions" variant="secondary" className="lg:hidden">
              Go to actions
            </LinkButton>
          </>
        }
      />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Membership person={data} />
          <Payments person={data} />
          <Progress person={data} />
          <BrowsersCard browsers={data.browsers} />
          <EmailsCard memberId={data.id} address={data.email} />
          <NotesCard memberId={data.id} />
          <Card look="flat" aria-labelledby="done">
            <CardHeader id="done" title="What operators did" />
            <AuditList entries={data.audit} emptyText="Nothing yet." />
          </Card>
        </div>
        <PersonActions person={data} />
      </div>
    </>
  )
}

function Membership({ person: { membership } }: { person: Person }) {
  const dates = useDates()
  const { gift, firstPaidAt, payment, next, endsAt, closedUntil, guaranteedThrough, moneyBackAt, owed } = membership
  return (
    <Card look="flat" aria-labelledby="membership">
      <CardHeader id="membership" title="Membership" />
      <Facts
        facts={[
          ['Pays for', whatFor(membership)],
          ['Was given', gift && `${tierName[gift.tier]} through ${calendarDates.date(gift.lastDay)}`],
          ['First payment', firstPaidAt && dates.shortDate(firstPaidAt)],
          ['Payments', payment === 'past-due' ? 'Past due' : payment === 'ended' ? 'Membership ended' : undefined],
          ['Next payment', next && `${dates.shortDate(next.at)}, ${whatNext(next)}`],
          ['Ends on', endsAt && dates.shortDate(endsAt)],
          ['Paused until', closedUntil && dates.shortDate(closedUntil)],
          ['Guarantee through', guaranteedThrough && calendarDates.shortDate(guaranteedThrough)],
          ['Guarantee used on', moneyBackAt && dates.shortDate(moneyBackAt)],
          ['Guarantee’s refund', owed && `${owed}, not made yet`],
          ['Customer at Stripe', membership.customerId],
        ]}
      />
    </Card>
  )
}

/** A plan that a refund or a dispute has closed has not ended. */
function whatFor({ tier, runs }: Person['membership']): string {
  if (!runs) return tier === 'starter' ? 'Nothing' : tierName[tier]
  const closed = { refunded: ', closed since its last payment was refunded', disputed: ', closed by a dispute' }
  return `${tierName[runs.tier]}${runs.closed ? closed[runs.closed] : ''}`
}

const whatNext = ({ price, nextTier }: NonNullable<Person['membership']['next']>) =>
  nextTier ? `then ${tierName[nextTier]}` : price

function Progress({ person: one }: { person: Person }) {
  const dates = useDates()
  const { progress, day, coachName, joinedAt, lastSeenAt, timeZone } = one
  const { deepDives } = progress
  return (
    <Card look="flat" aria-labelledby="progress">
      <CardHeader id="progress" title="Where they stand" />
      <Facts
        facts={[
          ['Day', day === null ? 'begins with their first visit' : String(day)],
          ['Core lessons completed', `${progress.completed} of ${progress.of}`],
          ['Deep dives completed', deepDives.of > 0 ? `${deepDives.completed} of ${deepDives.of}` : undefined],
          ['Last lesson', progress.lastCompletedAt && dates.shortDate(progress.lastCompletedAt)],
          ['Points', numberText(progress.points)],
          ['Coach', coachName],
          ['As a coach', one.away && awayText(one.away)],
          ['Joined', dates.shortDate(joinedAt)],
          ['Last seen', lastSeenAt && dates.shortDate(lastSeenAt)],
          ['Two-step sign-in', one.twoStepSince ? `since ${dates.shortDate(one.twoStepSince)}` : 'off'],
          ['Time zone', timeZone],
        ]}
      />
    </Card>
  )
}
