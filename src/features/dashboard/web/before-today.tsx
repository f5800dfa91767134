import { Suspense } from 'react'
import { FromCoach } from '#features/coaching/web/public.ts'
import type { Pace } from '#features/journey/web/public.ts'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import type { Dashboard } from '../dashboard.contract.ts'
import { PlanOpened } from '../plan-opened/web/plan-opened.tsx'

type BeforeTodayProps = Pick<Dashboard, 'opened' | 'fromCoach'> & { pace: Pace; isLate: boolean }

/** What a plan opened a moment ago, and what the coach wrote or waits for. */
export const BeforeToday = ({ opened, fromCoach, pace, isLate }: BeforeTodayProps) => (
  <>
    {opened && <PlanOpened opened={opened} pace={pace} isLate={isLate} />}
    {fromCoach && (
      <Suspense fallback={<Skeleton className="mt-6 h-12" />}>
        <FromCoach {...fromCoach} />
      </Suspense>
    )}
  </>
)
