/** Characters, years and numbers of entries that a coach profile may have. */
export const profileLimits = { bio: 2000, years: 50, entry: 80, entries: 30 }
