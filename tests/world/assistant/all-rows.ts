import { createHash } from 'node:crypto'
import type { World } from '../world.ts'

/** What every table holds, as one checksum each; but for the count by which browsers know that something is new. */
export async function checksums(world: World): Promise<Record<string, string>> {
  const tables = (await world.db.introspection.getTables()).map(({ name }) => name)
  const sums: Record<string, string> = {}
  for (const table of tables.sort()) {
    const rows = await world.db
      // Chosen at run time, so the query builder cannot know its columns.
      .selectFrom(table as 'users')
      .selectAll()
      .execute()
    const lines = rows.map((row) => JSON.stringify(row, table === 'users' ? withoutVersion : undefined)).sort()
    sums[table] = `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`
  }
  return sums
}

const withoutVersion = (name: string, value: unknown) => (name === 'version' ? undefined : value)

/** The tables whose rows differ. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys({ ...before, ...after }).filter((table) => before[table] !== after[table])
