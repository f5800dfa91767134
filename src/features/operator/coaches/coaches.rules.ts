/** Clients that are moved at once. */
export const mostMoved = 500

/** A request to the founder is answered by email, which no one here learns of, so it is shown for so long. */
export const founderRequestDays = 30
