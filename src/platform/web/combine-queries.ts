type Result = { data: unknown; error: Error | null; refetch: () => unknown }
type Combined<R> = {
  data: { [K in keyof R]: R[K] extends { data: infer D } ? Exclude<D, undefined> : never } | undefined
  error: Error | null
  retry: () => void
}

/** Several queries that a page needs all of: their data once every one is there, else the first error. */
export function combineQueries<R extends Record<string, Result>>(results: R): Combined<R> {
  const all = Object.values(results)
  const missing = all.filter(({ data }) => data === undefined)
  const entries = Object.entries(results).map(([name, { data }]) => [name, data])
  return {
    // Nothing is missing, so every entry has its query's data; fromEntries cannot say so.
    data: missing.length === 0 ? (Object.fromEntries(entries) as NonNullable<Combined<R>['data']>) : undefined,
    error: missing.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const { refetch } of missing) refetch()
    },
  }
}
