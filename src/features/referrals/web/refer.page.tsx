import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#features/identity/identity.contract.ts'
import { useUser } from '#features/identity/web/public.ts'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { referralLink } from '../referrals.rules.ts'
import { HowItWorks } from './how-it-works.tsx'
import { LinkCard } from './link-card.tsx'
import { RecentReferrals } from './recent-referrals.tsx'
import { ReferVisitor } from './refer-visitor.tsx'
import { ReferralFigures } from './referral-figures.tsx'
import { referralStats } from './referrals.calls.ts'

export function ReferPage() {
  const user = useUser()
  return (
    <>
      <PageHeader
        eyebrow="Invite founders"
        title="Refer & Earn"
        lead="Share your link with a founder who’d get something out of this."
      />
      {user ? <MemberRefer user={user} /> : <ReferVisitor />}
    </>
  )
}

/** The link needs only the account, so it shows at once, even if the figures fail to load. */
function MemberRefer({ user }: { user: CurrentUser }) {
  const { data, error, refetch } = useQuery(referralStats)
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <LinkCard link={referralLink(location.origin, user.id)} />
      <HowItWorks points={data?.rewardPoints} />
      <div className="lg:col-span-2">
        {error && <LoadFailure level={2} title="Your referrals didn’t load" error={error} onRetry={refetch} />}
        {!data && !error && <Waiting />}
        {data && <ReferralFigures stats={data} />}
        {data && <RecentReferrals stats={data} />}
      </div>
    </div>
  )
}

const Waiting = () => (
  <Loading label="Loading your referrals…">
    <Skeleton className="h-28" />
    <Skeleton className="mt-10 h-48" />
  </Loading>
)
