/** The order of ISO dates, ids and keys, by their letters: no language has a say in it, and it is many times as fast. */
export const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
