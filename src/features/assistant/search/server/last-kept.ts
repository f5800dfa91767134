/** The search and several kinds look for the same few questions, one after another. */
const mostKept = 12

/** What was read of the last few questions is kept. */
export function lastKept<T>(read: (question: string) => T): (question: string) => T {
  const kept = new Map<string, T>()
  return (question) => {
    const known = kept.get(question)
    if (known !== undefined) return known
    const found = read(question)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(question, found)
    return found
  }
}
