import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

const lines = ['one', 'two', 'three', 'four', 'five', 'six']

export function BinderSkeleton() {
  return (
    <Loading label="Loading your Founder file…">
      <Skeleton className="mt-8 h-17 max-w-md" />
      <div className="mt-8 grid gap-12 xl:grid-cols-3">
        {['foundation', 'growth', 'optimization'].map((phase) => (
          <div key={phase} className="flex flex-col gap-3">
            <Skeleton className="h-9 w-40" />
            {lines.map((line) => (
              <Skeleton key={line} className="h-13" />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  )
}
