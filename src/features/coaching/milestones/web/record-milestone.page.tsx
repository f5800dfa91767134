import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { clients } from '../../caseload/web/caseload.calls.ts'
import { PageSkeleton } from '../../web/page-skeleton.tsx'
import { MilestoneForm } from './milestone-form.tsx'
import { milestonePoints } from './milestones.calls.ts'

export function RecordMilestonePage() {
  const { data, error, retry } = combineQueries({ clients: useQuery(clients), points: useQuery(milestonePoints) })
  if (error) return <LoadFailure title="This page didn’t load" error={error} onRetry={retry} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/coach/milestones">Milestones</Link>}
        title="Record Milestone"
        lead="For what the program can’t see: a first sale, a hire, a launch."
      />
      {data.clients.length > 0 ? (
        <Card className="mt-8 max-w-lg">
          <MilestoneForm clients={data.clients} points={data.points} />
        </Card>
      ) : (
        <div className="mt-8">
          <EmptyState
            level={2}
            title="No clients assigned"
            action={
              <LinkButton asChild>
                <Link to="/coach/clients/assign">Assign New Client</Link>
              </LinkButton>
            }
          >
            Milestones are recorded for a client.
          </EmptyState>
        </div>
      )}
    </>
  )
}
