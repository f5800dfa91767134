import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

/** A module's header, list and facts, in grey. */
export function ModuleSkeleton() {
  return (
    <Loading label="Loading the module…">
      <Skeleton className="mb-6 h-6 w-28" />
      <div className="space-y-3 border-b border-line pb-5">
        <Skeleton className="h-4 w-44" />
        <Skeleton className="h-11 max-w-md" />
        <Skeleton className="h-14 max-w-lg" />
      </div>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="order-last space-y-5 lg:order-first">
          <Skeleton className="h-8 w-48" />
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-96 rounded-none" />
      </div>
    </Loading>
  )
}
