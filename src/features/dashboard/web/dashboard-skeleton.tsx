import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

export function DashboardSkeleton() {
  return (
    <Loading label="Loading your dashboard…">
      <Skeleton className="h-12 w-3/4 max-w-lg" />
      <Skeleton className="mt-3 h-6 w-2/3 max-w-md" />
      <Skeleton className="mt-6 h-32 max-w-lg" />
      <Skeleton className="mt-8 h-5" />
      <Skeleton className="mt-2 h-12" />
      <div className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-64 lg:order-last lg:h-auto" />
        <Skeleton className="aspect-[4/3] sm:aspect-[5/3]" />
      </div>
      <Skeleton className="mt-12 h-52" />
      <div className="mt-12 grid gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  )
}
