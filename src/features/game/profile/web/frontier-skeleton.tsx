import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

export function FrontierSkeleton() {
  return (
    <Loading label="Loading your map…">
      <Skeleton className="aspect-[8/15] w-full sm:aspect-[15/8]" />
      <Skeleton className="mt-8 h-48" />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="flex flex-col gap-6">
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="h-72" />
          <Skeleton className="h-64" />
        </div>
      </div>
    </Loading>
  )
}
