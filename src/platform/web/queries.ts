import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Endpoint, Reply, Sent } from '#shared/endpoint.ts'
import { type Address, type Args, call, onChanges, pathOf } from './api.ts'

/**
 * Data stays until something that changes it says so: no polling (but for the envelope in the bar, whose reply tells of news), no refetch on focus, no retries. A part of the page that
 * comes to a failed query does not ask again either: where a failure removes that part and asking brings it back, the two
 * would go round without end. A failure that nothing shows any more is forgotten, so a page one returns to asks anew.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A call without a network fails and is said to; paused, it would stay pending in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const cache = client.getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && query.state.status === 'error' && query.getObserversCount() === 0)
      cache.remove(query)
  })
  onChanges((isOld) => refreshReads(client, isOld))
  return client
}

/** Options for `useQuery`; the data is kept under the path it came from. */
export const query = <E extends Endpoint>(address: Address<E>, ...args: Args<E>) =>
  queryOptions<Reply<E>>({ queryKey: [pathOf<E>(address, ...args)], queryFn: () => call<E>(address, ...args) })

/** A write to one endpoint. Its reply names the reads that are now out of date. */
export type Mutation<E extends Endpoint> = { address: Address<E>; endpoint?: E }

export const mutation = <E extends Endpoint>(address: Address<E>): Mutation<E> => ({ address })

/** A failure that is shown by `error` alone. */
const ignored = () => {}

type After<R> = { onSuccess?: (reply: R) => void; onError?: (error: Error) => void; onSettled?: () => void }

/**
 * `const complete = useCall(completeSubModule)`, then `complete.mutate({ params, body })`. What is to be done after it is
 * done, also where the reads that the reply made old have removed the part that called: React Query’s own `mutate` forgets it.
 */
export function useCall<E extends Endpoint>({ address }: Mutation<E>) {
  const mutation = useMutation<Reply<E>, Error, Sent<E>>({
    mutationFn: (sent) => call<E>(address, ...([sent] as unknown as Args<E>)),
  })
  const { mutateAsync } = mutation
  const [mutate] = useState(() => (sent: Sent<E>, after?: After<Reply<E>>) => {
    void mutateAsync(sent)
      .then(after?.onSuccess, after?.onError ?? ignored)
      .finally(after?.onSettled)
  })
  return { ...mutation, mutate }
}

/** Has what was read at some paths read again: now where a page shows it, else when one does. */
export const refreshReads = (client: QueryClient, isOld: (path: string) => boolean): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && isOld(path) })
