/**
 * Computes something from the rows of a hot query once, and again only when the query answers other rows: while nothing
 * is written, the same array comes back.
 */
export function memoizeByRows<Rows extends readonly unknown[], T>(make: (rows: Rows) => T): (rows: Rows) => T {
  const made = new WeakMap<Rows, T>()
  return (rows) => {
    const before = made.get(rows)
    if (before !== undefined) return before
    const value = make(rows)
    made.set(rows, value)
    return value
  }
}
