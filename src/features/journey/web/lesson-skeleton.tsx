import { Loading, Skeleton } from '#platform/ui/skeleton.tsx'

/** A lesson's header, text and rail, in grey. */
export function LessonSkeleton() {
  return (
    <Loading label="Loading the sub-module…">
      <Skeleton className="mb-6 h-6 w-40" />
      <div className="space-y-3 border-b border-line pb-5">
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-11 max-w-md" />
        <Skeleton className="h-16 max-w-lg" />
      </div>
      <Skeleton className="mt-4 h-5 max-w-md" />
      <div className="mt-8 grid gap-x-16 lg:grid-cols-[minmax(0,37rem)_minmax(0,17rem)] lg:justify-between">
        <div className="space-y-5">
          <Skeleton className="h-40" />
          <Skeleton className="h-28" />
          <Skeleton className="h-64" />
        </div>
        <Skeleton className="hidden h-80 lg:block" />
      </div>
    </Loading>
  )
}
