import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * A text compared and sorted byte by byte, as SQLite does anyway: so that a range of beginnings can use an index on
 * PostgreSQL too, whatever the database's own collation. The index names the same expression.
 */
export const byteOrder = (db: Db, text: RawBuilder<string>): RawBuilder<string> =>
  db.getExecutor().adapter instanceof PostgresAdapter ? sql<string>`(${text} collate "C")` : text

/** The end of the range of texts that begin with `text`: nothing sorts after the last code point. */
export const afterEverything = (text: string): string => `${text}\u{10ffff}`
