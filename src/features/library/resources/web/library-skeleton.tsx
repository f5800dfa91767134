import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

export function RowsSkeleton() {
  return (
    <Loading label="Loading the resources…">
      <div className="divide-y divide-line">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-5 py-5">
            <Skeleton className="h-12 w-10" />
            <div className="space-y-2.5">
              <Skeleton className="h-6 w-56 max-w-full" />
              <Skeleton className="h-6 max-w-lg" />
              <Skeleton className="h-5 w-40" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  )
}

export function FeaturedSkeleton() {
  return (
    <Loading label="Loading the featured resources…">
      <div className="mt-10">
        <Skeleton className="h-8 w-60" />
        <div className="mt-5 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3, 4, 5, 6].map((one) => (
            <Skeleton key={one} className="h-44" />
          ))}
        </div>
      </div>
    </Loading>
  )
}
