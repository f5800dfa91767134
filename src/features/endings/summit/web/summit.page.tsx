import { useQuery } from '@tanstack/react-query'
import { programDays } from '#features/journey/journey.rules.ts'
import { pace } from '#features/journey/web/public.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { NotYet } from './not-yet.tsx'
import { Summit } from './summit.tsx'
import { SummitWaiting } from './summit-waiting.tsx'

/** The end of the program, for who reached it; the 180 days, once they are over; and before that how far it is. */
export function SummitPage() {
  const { data, error, refetch } = useQuery(pace)
  if (error && !data) return <LoadFailure title="The summit didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <SummitWaiting />
  if (data.isFinished) return <Summit />
  return data.currentDay < programDays ? <NotYet title="The summit is still ahead." /> : <Summit isUnfinished />
}
