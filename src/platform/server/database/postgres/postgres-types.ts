import { types } from 'pg'
import { iso } from '../../clock.ts'

const timestamptz = 1184
const bigint = 20
const numeric = 1700

const parsers = new Map<number, (text: string) => unknown>([
  [timestamptz, instantOf],
  [bigint, Number],
  [numeric, Number],
])

/** `Date` takes the years before 100 for others, and knows no offset with seconds, as they were before there were zones. */
function instantOf(text: string): string {
  const ms = text.startsWith('0') ? Number.NaN : Date.parse(text)
  return Number.isNaN(ms) ? iso(Temporal.Instant.from(text)) : new Date(ms).toISOString()
}

/** Instants come back as ISO 8601 text and counts as numbers, the same as from SQLite. */
export const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
} as typeof types
