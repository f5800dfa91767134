import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres/postgres.ts'
import { openSqlite } from '#platform/server/database/sqlite/sqlite.ts'
import { newId } from '#platform/server/new-id.ts'
import { asKeptAdmin } from '../peers/postgres-admin.ts'

/** An empty, migrated database of the engine that this run is for. */
export async function freshDatabase(folder: string): Promise<Database & { url?: string }> {
  if (process.env.TEST_ENGINE === 'postgres') return freshPostgres()
  const path = join(folder, 'frontier.sqlite')
  template ??= migratedBytes()
  writeFileSync(path, await template)
  return openSqlite(path)
}

/** Migrated once in a process, and copied for each world; `tests/server/operation` migrates from nothing. */
let template: Promise<Buffer> | undefined

async function migratedBytes(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-template-'))
  const path = join(folder, 'frontier.sqlite')
  const database = openSqlite(path)
  await migrate(database, join(import.meta.dirname, '../../migrations'))
  await database.close()
  const bytes = readFileSync(path)
  rmSync(folder, { recursive: true })
  return bytes
}

async function freshPostgres(): Promise<Database & { url: string }> {
  const url = inject('postgresUrl')
  const name = `world_${newId().replaceAll('-', '')}`
  await asKeptAdmin(url, `create database ${name} template template_world strategy file_copy`)
  return { ...openPostgres(url + name), url: url + name }
}

/** An empty database for another process, by its address. */
export async function emptyPostgres(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `kill_${newId().replaceAll('-', '')}`
  await asKeptAdmin(url, `create database ${name}`)
  return url + name
}
