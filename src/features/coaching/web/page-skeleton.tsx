import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

/** Header, a row of figures, and two columns below. */
export function PageSkeleton({ figures = false, label }: { figures?: boolean; label?: string }) {
  return (
    <Loading {...(label ? { label } : {})}>
      <Skeleton className="h-12 w-2/3 max-w-md" />
      <Skeleton className="mt-3 h-6 w-1/2 max-w-sm" />
      {figures && <Skeleton className="mt-10 h-32" />}
      <div className="mt-10 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  )
}
