import type { World } from '../world.ts'
import { readForeignKeys } from './foreign-keys.ts'

/** The JSON of a text, since some columns hold one. */
export const plantedWords = '"planted words"'

/** Where a column of text takes no other word. */
const taken: Record<string, string> = { 'calendarChanges.kind': 'pause' }

type Rows = { personId: string; tables: ReadonlyMap<string, readonly string[]> }

/**
 * Makes a person with one row in each of these tables: the columns given with a table lead to them, each column of text
 * holds the planted words.
 */
export async function plantRows(world: World, { personId, tables }: Rows): Promise<void> {
  const keys = await readForeignKeys(world)
  const idOf = (table: string) => (table === 'users' ? personId : table)
  const waiting = (await world.db.introspection.getTables()).filter(({ name }) => tables.has(name))
  while (waiting.length > 0) {
    const isReady = ({ name }: { name: string }) =>
      !keys.some(({ table, to }) => table === name && waiting.some((other) => other.name === to))
    const [{ name, columns } = { name: '', columns: [] }] = waiting.splice(waiting.findIndex(isReady), 1)
    const row = columns.map(({ name: column, dataType }) => {
      const key = keys.find((one) => one.table === name && one.column === column)
      if (key || column === 'id') return [column, idOf(key?.to ?? name)]
      if (tables.get(name)?.includes(column)) return [column, personId]
      return [column, taken[`${name}.${column}`] ?? plantedValue(dataType)]
    })
    await world.db
      .insertInto(name as 'users')
      .values(Object.fromEntries(row))
      .execute()
  }
}

function plantedValue(dataType: string): string | number {
  if (/text/i.test(dataType)) return plantedWords
  return /time|date/i.test(dataType) ? '2026-03-02T12:00:00.000Z' : 1
}
