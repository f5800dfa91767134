import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

/** A lesson's header, text and rail, in grey. */
export function LessonSkeleton() {
  return (
    <Loading label="Loading the lesson…">
      <div className="mx-auto grid max-w-(--container-prose) lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,16rem)_minmax(0,37rem)] lg:gap-x-14 xl:grid-cols-[minmax(0,13rem)_minmax(0,37rem)_minmax(0,1fr)] xl:gap-x-12">
        <div className="hidden space-y-4 lg:block">
          <Skeleton className="h-4 w-28" />
          <Lines widths={rail} />
        </div>
        <div className="max-w-(--container-prose)">
          <Skeleton className="mb-6 h-6 w-40" />
          <div className="space-y-3 border-b border-line pb-5">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-11 max-w-md" />
            <Skeleton className="h-16" />
          </div>
          <Skeleton className="mt-4 h-5 max-w-md" />
          <div className="mt-8 space-y-10">
            <Lines widths={paragraph} />
            <Lines widths={paragraph} />
            <div className="rounded-lg border border-line p-6">
              <Lines widths={paragraph} />
            </div>
          </div>
        </div>
      </div>
    </Loading>
  )
}

const rail = ['w-32', 'w-28', 'w-36', 'w-24', 'w-32']
const paragraph = ['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-7/12']

/** A paragraph in grey, or a list of short lines. */
function Lines({ widths }: { widths: readonly string[] }) {
  return (
    <div className="space-y-3.5">
      {widths.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={at} className={`h-4 ${width}`} />
      ))}
    </div>
  )
}
