/** How long a search may be, in characters. */
export const searchLimits = { shortest: 2, longest: 100 } as const
