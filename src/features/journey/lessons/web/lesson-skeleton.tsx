import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

/** A lesson's header, text and rail, in grey. */
export function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson…">
      <div className="mx-auto grid max-w-(--container-prose) lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,16rem)_minmax(0,37rem)] lg:gap-x-14 xl:grid-cols-[minmax(0,13rem)_minmax(0,37rem)_minmax(0,1fr)] xl:gap-x-12">
        <Skeleton className="hidden h-80 lg:block" />
        <div className="max-w-(--container-prose)">
          <Skeleton className="mb-6 h-6 w-40" />
          <div className="space-y-3 border-b border-line pb-5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-11 max-w-md" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="mt-4 h-5 max-w-md" />
          <div className="mt-8 space-y-5">
            <Skeleton className="h-40" />
            <Skeleton className="h-28" />
            <Skeleton className="h-64" />
          </div>
        </div>
      </div>
    </Loading>
  )
}
