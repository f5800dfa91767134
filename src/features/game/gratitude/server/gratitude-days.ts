import { sql } from 'kysely'

/** The local days with an entry in one row instead of half a year of them: asked for of `gratitudeEntries`. */
export const joinedDays = sql<string>`coalesce(string_agg(${sql.ref('onDay')}, ' '), '')`

/** The days of such a row. */
export const daysIn = (joined: string): Set<string> => new Set(joined.split(' ').filter(Boolean))
