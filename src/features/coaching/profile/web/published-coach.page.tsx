import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { CallError } from '#platform/web/call-error.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import { useDates } from '#platform/web/zone.ts'
import { fullName } from '../../coaching.rules.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { publishedCoach } from './profile.calls.ts'
import { ProfileText } from './profile-text.tsx'

/** What a coach published, open to everyone. */
export function PublishedCoachPage() {
  const dates = useDates()
  const { coachId = '' } = useParams({ strict: false })
  const { data: coach, error, refetch } = useQuery(publishedCoach(coachId))
  usePageTitle(coach && fullName(coach))
  if (error instanceof CallError && error.status === 404) return <NoSuchCoach />
  if (error && !coach) return <LoadFailure title="This page didn’t load" error={error} onRetry={() => void refetch()} />
  if (!coach) return <PageSkeleton />
  const active = coach.isActive === 'true'
  return (
    <>
      <PageHeader
        eyebrow="Coach"
        title={
          <span className="flex flex-wrap items-center gap-5">
            <Avatar size="lg" name={coach.firstName} src={coach.profileImageUrl} />
            {fullName(coach)}
          </span>
        }
      />
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ProfileText profile={coach} />
        <div>
          <Card aria-labelledby="availability">
            <CardHeader
              id="availability"
              title="Availability"
              actions={<Chip tone={active ? 'valley' : 'plain'}>{active ? 'Active' : 'Inactive'}</Chip>}
            />
            <p>{active ? 'Taking new clients.' : 'Not taking new clients right now.'}</p>
            <p className="mt-2 text-sm text-ink-soft">Coaching here since {dates.date(coach.createdAt)}</p>
          </Card>
        </div>
      </div>
    </>
  )
}

function NoSuchCoach() {
  return (
    <>
      <PageHeader eyebrow="Off the map" title="404 Page Not Found" />
      <div className="mt-8">
        <EmptyState level={2} title="There’s no such coach profile">
          This coach may not have published one yet.
        </EmptyState>
      </div>
    </>
  )
}
