import { useQuery } from '@tanstack/react-query'
import { plans } from '#features/membership/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { combineQueries } from '#platform/web/combine-queries.ts'
import { GuaranteeNote } from '../../guarantee/web/guarantee-note.tsx'
import { membership } from '../../web/billing.calls.ts'
import { TestNotice } from '../../web/test-notice.tsx'
import { Faq } from './faq.tsx'
import { PlanCards } from './plan-cards.tsx'

export function PricingPage() {
  const { data, error, retry } = combineQueries({ plans: useQuery(plans), membership: useQuery(membership) })
  return (
    <>
      <PageHeader
        eyebrow="Membership"
        title="Pricing"
        lead={data ? data.membership.sentence : 'Foundation is free. A paid plan opens the rest, one month at a time.'}
      />
      {data?.membership.provider === 'test' && <TestNotice className="mt-6" />}
      {error && (
        <div className="mt-8">
          <ErrorState title="The plans didn’t load" onRetry={retry}>
            {userMessage(error, 'Something went wrong. Please try again.')}
          </ErrorState>
        </div>
      )}
      {!data && !error && <PlansSkeleton />}
      {data && <PlanCards plans={data.plans} membership={data.membership} />}
      <GuaranteeNote />
      <Faq />
    </>
  )
}

function PlansSkeleton() {
  return (
    <Loading label="Loading the plans…">
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-[1fr_1.2fr_1fr] lg:gap-8">
        <Skeleton className="h-100" />
        <Skeleton className="h-120" />
        <Skeleton className="h-120" />
      </div>
    </Loading>
  )
}
