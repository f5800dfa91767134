import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextPass } from 'node:timers/promises'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteDriver } from './sqlite-driver.ts'
import { createReads } from './sqlite-reads.ts'

type Things = { things: { id: number; words: string } }

class TwoConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontier-faults-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function open() {
  const path = join(folder, 'faults.sqlite')
  const connect = () => {
    const connection = new DatabaseSync(path, { timeout: 100 })
    connection.exec('pragma journal_mode = wal; pragma synchronous = full')
    return connection
  }
  const writer = connect()
  const reader = connect()
  writer.exec('create table things (id integer primary key, words text)')
  const db = new Kysely<Things>({
    dialect: {
      createAdapter: () => new TwoConnections(),
      createDriver: () => createSqliteDriver({ writer, reader, reads: createReads({ writer, reader }) }),
      createIntrospector: (one) => new SqliteIntrospector(one),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
  const ids = () =>
    reader
      .prepare('select id from things')
      .all()
      .map(({ id }) => Number(id))
  return { path, writer, db, ids }
}

const insert = (db: Kysely<Things>, id: number, words = 'a') => db.insertInto('things').values({ id, words }).execute()

test('a transaction that cannot begin fails alone: the next write goes on', async () => {
  const { path, db, ids } = open()
  const other = new DatabaseSync(path)
  other.exec('begin immediate')
  await expect(insert(db, 1)).rejects.toThrow('database is locked')
  other.exec('rollback')
  await insert(db, 2)
  expect(ids()).toEqual([2])
})

test('when the disk is full, nobody is told that a lost write is done', async () => {
  const { writer, db, ids } = open()
  const pages = Number(writer.prepare('pragma page_count').get()?.page_count)
  writer.exec(`pragma max_page_count = ${pages + 3}`)
  const [small, large] = await Promise.allSettled([
    db.transaction().execute((tx) => insert(tx, 1)),
    db.transaction().execute((tx) => insert(tx, 2, 'x'.repeat(400_000))),
  ])
  expect(large.status).toBe('rejected')
  expect(ids().includes(1)).toBe(small.status === 'fulfilled')
})

test('a commit that fails takes its own group with it, and leaves those that come after whole', async () => {
  const { writer, db, ids } = open()
  const exec = writer.exec.bind(writer)
  let fails = true
  writer.exec = (text: string) => {
    if (text !== 'commit' || !fails) return exec(text)
    fails = false
    exec('rollback')
    throw new Error('disk I/O error')
  }
  const results = await Promise.allSettled(
    Array.from({ length: 80 }, (_, n) =>
      db.transaction().execute(async (tx) => {
        await insert(tx, 100 + n)
        if (n > 63) await new Promise((done) => setTimeout(done, 1))
        await insert(tx, 200 + n)
        if (n % 2) throw new Error('changed my mind')
      }),
    ),
  )
  const there = new Set(ids())
  for (const [n, { status }] of results.entries()) {
    const rows = [100 + n, 200 + n].filter((id) => there.has(id)).length
    expect([n, rows]).toEqual([n, status === 'fulfilled' ? 2 : 0])
  }
})

test('a column that another process adds or renames meanwhile is read under its name', async () => {
  const { path, db } = open()
  await insert(db, 1)
  const all = () => db.selectFrom('things').selectAll().execute()
  expect(await all()).toEqual([{ id: 1, words: 'a' }])
  const other = new DatabaseSync(path)
  other.exec('alter table things rename column words to text')
  await nextPass()
  expect(await all()).toEqual([{ id: 1, text: 'a' }])
  other.exec('alter table things drop column text; alter table things add column more text')
  await nextPass()
  expect(await all()).toEqual([{ id: 1, more: null }])
  other.close()
})
