/** Seconds that a link to a file is good for. */
export const linkSeconds = 300
