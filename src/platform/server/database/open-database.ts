import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

/** PostgreSQL where a URL is given, else the SQLite file in the data folder. */
export async function openDatabase({ url, dataDir }: { url?: string | undefined; dataDir: string }): Promise<Database> {
  if (url) return (await import('./postgres.ts')).openPostgres(url)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return (await import('./sqlite.ts')).openSqlite(join(dataDir, 'frontier.sqlite'))
}
