import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

export function PlansSkeleton() {
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
