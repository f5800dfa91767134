import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

export function SummitWaiting() {
  return (
    <Loading label="Loading the summit…">
      <Skeleton className="h-40 max-w-lg" />
      <Skeleton className="mt-8 aspect-[8/15] rounded-none sm:aspect-[15/8]" />
    </Loading>
  )
}
