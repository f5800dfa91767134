export type Listen = (listener: () => void) => () => void

/** The smallest store that `useSyncExternalStore` can read. */
export function store<T>(initial: T) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next: T) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe: ((listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }) satisfies Listen,
  }
}
