/** Lets whoever asks the same while an answer is on its way wait for that one. */
export function createSharedCalls(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<unknown>>()

  return <T>(key: string, work: () => Promise<T>) => {
    // A key names one question, so its answer is of one type.
    const known = underWay.get(key) as Promise<T> | undefined
    if (known) return known
    const mine = work().finally(() => underWay.delete(key))
    underWay.set(key, mine)
    return mine
  }
}
