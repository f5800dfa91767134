import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query'

type Wanted<T, K extends QueryKey> = Pick<FetchQueryOptions<T, Error, T, K>, 'queryKey' | 'queryFn'>

/** For a link: what it leads to is fetched as soon as somebody points at it. */
export function usePrefetchOnIntent<T, K extends QueryKey>({ queryKey, queryFn }: Wanted<T, K>) {
  const queries = useQueryClient()
  const fetchSoon = () => {
    if (queryFn) queries.prefetchQuery({ queryKey, queryFn }).catch(() => {})
  }
  return { onMouseEnter: fetchSoon, onFocus: fetchSoon, onTouchStart: fetchSoon }
}
