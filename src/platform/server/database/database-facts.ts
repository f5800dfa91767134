import { sql } from 'kysely'
import type { Db, Engine } from './database.ts'

export type DatabaseFacts = { bytes: number; migrations: number; newestMigration: string }

/** How large the database is, and how far its schema. */
export async function readDatabaseFacts(db: Db, engine: Engine): Promise<DatabaseFacts> {
  const size =
    engine === 'postgres'
      ? sql<number>`pg_database_size(current_database())`
      : sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
  const { rows } = await sql<{ bytes: number | string; count: number | string; newest: string }>`
    select ${size} as bytes, count(*) as count, max(name) as newest from kysely_migration`.execute(db)
  const [row] = rows
  return { bytes: Number(row?.bytes ?? 0), migrations: Number(row?.count ?? 0), newestMigration: row?.newest ?? '' }
}
