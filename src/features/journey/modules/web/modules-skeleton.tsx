import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

/** One phase and its first modules, in grey. */
export function ModulesSkeleton() {
  return (
    <Loading label="Loading the modules…">
      <div className="grid gap-x-14 gap-y-8 py-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:py-14">
        <div className="space-y-3">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-10 w-52" />
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-32" />
        </div>
        <div className="space-y-9">
          {[1, 2, 3, 4].map((station) => (
            <div key={station} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 sm:gap-x-6">
              <Skeleton className="size-11 rounded-full" />
              <Skeleton className="h-32" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
