/** Entries that one call of a long list answers. */
export const pageLimits = { usual: 200, most: 500 } as const
