import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openPostgres } from '#platform/server/database/postgres/postgres.ts'
import { openSqlite } from '#platform/server/database/sqlite/sqlite.ts'
import { newId } from '#platform/server/new-id.ts'
import { copiedPostgres } from '../peers/copied-postgres.ts'
import { asKeptAdmin } from '../peers/postgres-admin.ts'

/** An empty, migrated database of the engine that this run is for. */
export async function freshDatabase(folder: string): Promise<Database & { url?: string }> {
  if (process.env.TEST_ENGINE === 'postgres') return freshPostgres()
  return openSqlite(await copiedFile(folder))
}

/** The same for another process, where to migrate is not the matter; the settings that lead there from this folder. */
export async function migratedPlace(folder: string): Promise<Record<string, string>> {
  if (process.env.TEST_ENGINE === 'postgres') return { DATABASE_URL: await copiedPostgres() }
  mkdirSync(folder, { recursive: true })
  await copiedFile(folder)
  return {}
}

async function copiedFile(folder: string): Promise<string> {
  const path = join(folder, 'frontier.sqlite')
  template ??= migratedBytes()
  writeFileSync(path, await template)
  return path
}

/** Migrated once in a process, and copied for each world; `operate.test.ts` and others with an `emptyPlace` migrate from nothing. */
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
  const url = await copiedPostgres()
  return { ...openPostgres(url), url }
}

/** An empty database for another process, by its address. */
export async function emptyPostgres(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `kill_${newId().replaceAll('-', '')}`
  await asKeptAdmin(url, `create database ${name}`)
  return url + name
}
