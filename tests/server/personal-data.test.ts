import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#app/server/personal-data.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

type Reference = { table: string; column: string; to: string }

/** Columns that hold somebody's id, whether or not the schema says so. */
const looksLikePerson =
  /^(former|live|referred|referring|invited)?(member|user|client|coach|person|referrer|owner|author)Id$/i

/** Every foreign key of the migrated schema. */
async function references(): Promise<Reference[]> {
  const query =
    world.engine === 'sqlite'
      ? sql<Reference>`select m.name as "table", f."from" as "column", f."table" as "to"
          from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<Reference>`select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "to"
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f'`
  const { rows } = await query.execute(world.db)
  return rows.map(({ table, column, to }) => ({ table: bare(table), column, to: bare(to) }))
}

const bare = (name: string) => name.replaceAll('"', '')

/** Columns that lead to a person: straight, or by way of something that is a person's. */
async function personalColumns(): Promise<string[]> {
  const known = await references()
  const personal = new Set(['users'])
  for (let before = 0; before < personal.size; ) {
    before = personal.size
    for (const { table, to } of known) if (personal.has(to)) personal.add(table)
  }
  const tables = await world.db.introspection.getTables()
  const named = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => looksLikePerson.test(column.name)).map((column) => `${name}.${column.name}`),
  )
  const referring = known.filter(({ to }) => personal.has(to)).map(({ table, column }) => `${table}.${column}`)
  return [...new Set([...named, ...referring])].sort()
}

const covered = personalData.flatMap(({ tables }) =>
  Object.entries(tables).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`)),
)

test('every column that leads to a person belongs to what a feature exports and erases', async () => {
  const columns = await personalColumns()
  expect(columns.length).toBeGreaterThan(20)
  expect(columns.filter((column) => !covered.includes(column))).toEqual([])
})

test('what features say they keep is there', async () => {
  const tables = await world.db.introspection.getTables()
  const there = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
  expect(covered.filter((column) => !there.includes(column))).toEqual([])
})
