/** The most characters of a reason that is kept with what was done. */
export const reasonLimit = 300
/** The most characters of a note about a person. */
export const noteLimit = 2000

/** What a list of people may be narrowed to. */
export const statuses = ['unconfirmed', 'paused', 'past-due', 'given', 'no-coach', 'coach', 'operator'] as const
export type Status = (typeof statuses)[number]
