import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

type Place = { url?: string | undefined; dataDir: string; connections?: number }

/** PostgreSQL where a URL is given, else the SQLite file in the data folder. */
export async function openDatabase({ url, dataDir, connections }: Place): Promise<Database> {
  if (url) return (await import('./postgres.ts')).openPostgres(url, connections ? { connections } : {})
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return (await import('./sqlite.ts')).openSqlite(join(dataDir, 'frontier.sqlite'))
}
