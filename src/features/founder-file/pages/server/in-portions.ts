/** Rows of one statement: databases take so many values and no more. */
const mostRows = 500

/** Many rows, as many at a time as one statement may have. */
export const inPortions = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / mostRows) }, (_, n) => all.slice(n * mostRows, (n + 1) * mostRows))
