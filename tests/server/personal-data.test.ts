import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#app/server/personal-data.ts'
import { readForeignKeys } from '#tests/world/database/foreign-keys.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

/** Columns that hold somebody's id, whether or not the schema says so. */
const looksLikePerson =
  /^(former|live|referred|referring|invited)?(member|user|client|coach|person|referrer|owner|author)Id$/i

/** Columns that lead to a person: straight, or by way of something that is a person's. */
async function personalColumns(): Promise<string[]> {
  const known = await readForeignKeys(world)
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
