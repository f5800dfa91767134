import { useQuery } from '@tanstack/react-query'
import { pace } from '#features/journey/web/public.ts'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { NotYet } from './not-yet.tsx'
import { Summit } from './summit.tsx'
import { SummitWaiting } from './summit-waiting.tsx'

/** The end of the program, for whoever reached it; for everyone else how far it is. */
export function SummitPage() {
  const { data, error, refetch } = useQuery(pace)
  if (error && !data) return <LoadFailure title="The summit didn’t load" error={error} onRetry={() => void refetch()} />
  if (!data) return <SummitWaiting />
  return data.isFinished ? <Summit /> : <NotYet title="The summit is still ahead." />
}
