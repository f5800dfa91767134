/** Characters of a title, and how many a coach may have. */
export const snippetLimits = { title: 80, most: 100 } as const
