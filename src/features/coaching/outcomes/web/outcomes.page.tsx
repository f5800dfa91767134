import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import type { MyOutcomes } from '../outcomes.contract.ts'
import { OutcomeCard } from './outcome-card.tsx'
import { outcomes } from './outcomes.calls.ts'

/** The outcomes that a member can prove, with the evidence in their file and where each stands. */
export function OutcomesPage() {
  const { data, error, refetch } = useQuery(outcomes)
  return (
    <>
      <PageHeader
        eyebrow={<Link to="/founder-file">Founder file</Link>}
        title="Outcomes"
        lead={lead(data)}
        actions={
          <LinkButton asChild variant="secondary">
            <Link to="/frontier">Open the map</Link>
          </LinkButton>
        }
      />
      {error && !data && (
        <div className="mt-8">
          <LoadFailure level={2} title="Your outcomes didn’t load" error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !error && <Skeleton className="mt-8 h-96" />}
      {data && (
        <ol className="mt-8 max-w-4xl border-b border-ink">
          {data.outcomes.map((outcome) => (
            <OutcomeCard key={outcome.id} outcome={outcome} coach={data.coach} />
          ))}
        </ol>
      )}
    </>
  )
}

function lead(data: MyOutcomes | undefined): string {
  const what =
    'Results that show in your business, each with the pages of your Founder file that are its evidence. You file one, your coach reads the pages and confirms it.'
  const proved = data?.outcomes.filter(({ state }) => state === 'proved').length ?? 0
  return proved === 0 ? what : `${what} You have proved ${proved} of ${data?.outcomes.length}.`
}
