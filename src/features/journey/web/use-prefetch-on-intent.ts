import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'

type Wanted<T, K extends QueryKey> = Pick<FetchQueryOptions<T, Error, T, K>, 'queryKey' | 'queryFn'>

/** For a link: prefetches its target on hover, focus or touch. */
export function usePrefetchOnIntent<T, K extends QueryKey>({ queryKey, queryFn }: Wanted<T, K>) {
  const queries = useQueryClient()
  const fetchSoon = () => {
    if (queryFn) queries.prefetchQuery({ queryKey, queryFn }).catch(() => {})
  }
  return { onMouseEnter: fetchSoon, onFocus: fetchSoon, onTouchStart: fetchSoon }
}
