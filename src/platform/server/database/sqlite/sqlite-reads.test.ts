import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextPass } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openSqlite } from './sqlite.ts'

let folder: string
let database: Database
let other: DatabaseSync
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-reads-'))
  const path = join(folder, 'reads.sqlite')
  database = openSqlite(path)
  await sql`create table auditEntries (id text)`.execute(database.db)
  other = new DatabaseSync(path)
})
afterEach(async () => {
  other.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = async () => (await database.db.selectFrom('auditEntries').select('id').execute()).length

test('what is read in one pass is of one moment, and in the next one of the next', async () => {
  expect(await count()).toBe(0)
  other.exec(`insert into auditEntries values ('elsewhere')`)
  expect(await count()).toBe(0)
  await nextPass()
  expect(await count()).toBe(1)
})

test('a read sees what was committed here just before, whatever was read before that', async () => {
  for (let n = 0; n < 20; n += 1) {
    expect(await count()).toBe(n)
    await sql`insert into auditEntries values (${`${n}`})`.execute(database.db)
    expect(await count()).toBe(n + 1)
  }
})

test('reads hold the log up no longer than one pass', async () => {
  await sql`insert into auditEntries values ('here')`.execute(database.db)
  await count()
  await database.scrub()
  expect(other.prepare('pragma wal_checkpoint(passive)').get()).toMatchObject({ busy: 0, log: 0 })
})

test('a read that fails leaves those that come after it whole', async () => {
  await expect(database.db.selectFrom('users').select('id').execute()).rejects.toThrow('no such table')
  expect(await count()).toBe(0)
})

test('a database is closed in the middle of a pass', async () => {
  await count()
  await expect(database.close()).resolves.toBeUndefined()
  await nextPass()
  database = openSqlite(join(folder, 'reads.sqlite'))
})
