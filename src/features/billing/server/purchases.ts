import { createTurns } from '#platform/server/turns.ts'

/** One member's purchases follow one another; across processes the attempt's key does the same. */
export const purchases = createTurns()
