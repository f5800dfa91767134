import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { calendarDates } from '#platform/format/dates.ts'
import { counted } from '#platform/format/numbers.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { useDates } from '#platform/web/zone.ts'
import { LeaveButton } from './leave-button.tsx'
import { myCoach } from './my-coach.calls.ts'

const EarlierMessages = lazy(() =>
  import('../../hand-over/web/earlier-messages.tsx').then(({ EarlierMessages }) => ({ default: EarlierMessages })),
)

/** `isAtHome`: among other cards, where the way to end it is offered while the coach is new and stands elsewhere after that. */
type CoachCardProps = { withLink?: boolean; isAtHome?: boolean }

/** The member's coach; renders nothing if there is none. */
export function CoachCard({ withLink = true, isAtHome = false }: CoachCardProps) {
  const dates = useDates()
  const { data } = useQuery(myCoach)
  if (!data?.coach) return null
  const { coach, unread } = data
  const running = coach.away?.find(({ isRunning }) => isRunning)
  const away = running && `Away through ${calendarDates.shortDate(running.until)}`
  return (
    <Card aria-labelledby="my-coach-card">
      <div className="flex items-center gap-4">
        <Avatar name={coach.name} src={coach.profileImageUrl} />
        <div className="min-w-0">
          <h2 id="my-coach-card" className="text-xl">
            {coach.name}
          </h2>
          <p className="text-sm text-ink-soft">Your coach since {dates.date(coach.assignedAt)}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {withLink && (
          <LinkButton asChild size="sm" variant={unread > 0 ? 'primary' : 'secondary'}>
            <Link to="/messages">{unread > 0 ? `Read ${counted(unread, 'new message')}` : 'Write a message'}</Link>
          </LinkButton>
        )}
        <Link to="/outcomes" className="text-sm">
          Outcomes to prove
        </Link>
        {coach.hasProfile && (
          <Link to={`/coaches/${coach.id}`} className="text-sm">
            About {coach.name}
          </Link>
        )}
        {coach.isNew && <Chip tone="info">New</Chip>}
        {away && <Chip tone="warning">{away}</Chip>}
      </div>
      {coach.earlierMessages !== 'none' && (
        <Suspense>
          <EarlierMessages coach={coach} />
        </Suspense>
      )}
      {(!isAtHome || coach.isNew) && (
        <div className="mt-4 border-t border-line pt-3">
          <LeaveButton name={coach.name} />
        </div>
      )}
    </Card>
  )
}
