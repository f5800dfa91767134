import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { retryDelay } from '#platform/web/retry-delay.ts'
import { currentUser } from './accounts.calls.ts'

export type UserFailure = { error: Error; isAsking: boolean; askNow: () => void }

/**
 * Why the current user is unknown, from the first failure until an answer comes; meanwhile the call is retried with
 * growing pauses. For one place of the page: each that used it would ask.
 */
export function useUserFailure(): UserFailure | undefined {
  const { error, errorUpdateCount, status, isFetching, refetch } = useQuery(currentUser)
  const [run, setRun] = useState<{ error: Error; total: number; count: number }>()
  // The query forgets its error while it asks again; the page goes on saying it.
  if (error && errorUpdateCount !== run?.total) setRun({ error, total: errorUpdateCount, count: (run?.count ?? 0) + 1 })
  if (status === 'success' && run) setRun(undefined)

  useEffect(() => {
    if (!run || isFetching) return
    const timer = setTimeout(refetch, retryDelay(run.count, Math.random()))
    return () => clearTimeout(timer)
  }, [run, isFetching, refetch])

  return run && { error: run.error, isAsking: isFetching, askNow: () => void refetch() }
}
