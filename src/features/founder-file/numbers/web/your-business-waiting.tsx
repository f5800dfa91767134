import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

/** As high as the table that takes its place. */
export function YourBusinessWaiting() {
  return (
    <div className="mt-12">
      <Loading label="Loading your numbers…">
        <Skeleton className="h-[34rem]" />
      </Loading>
    </div>
  )
}
