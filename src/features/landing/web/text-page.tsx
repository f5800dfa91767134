import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'

type TextPageProps<T> = { text: UseQueryOptions<T>; children: (data: T) => ReactNode }

/** A public page inside the app, for members: unlike the prerendered document, it fetches its text. */
export function TextPage<T>({ text, children }: TextPageProps<T>) {
  const { data, error, refetch } = useQuery(text)
  if (data !== undefined) return children(data)
  if (error) return <LoadFailure title="This page didn’t load" error={error} onRetry={() => void refetch()} />
  return (
    <Loading label="Loading the page…">
      <Skeleton className="h-96" />
    </Loading>
  )
}
