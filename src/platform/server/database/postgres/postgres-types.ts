import { types } from 'pg'

const timestamptz = 1184
const bigint = 20
const numeric = 1700

const parsers = new Map<number, (text: string) => unknown>([
  [timestamptz, (text) => new Date(text).toISOString()],
  [bigint, Number],
  [numeric, Number],
])

/** Instants come back as ISO 8601 text and counts as numbers, the same as from SQLite. */
export const postgresTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text'),
} as typeof types
