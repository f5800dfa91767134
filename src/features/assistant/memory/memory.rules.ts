/** Characters of a fact, and how many a member may have. */
export const memoryLimits = { text: 200, most: 20 } as const
