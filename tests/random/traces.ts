import { sql } from 'kysely'
import type { World } from '../world/world.ts'

/** Every row of every table that holds one of the words anywhere, as `table: row`. */
export async function tracesOf(world: World, words: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await world.db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(world.db)
    for (const row of rows) {
      const text = JSON.stringify(row)
      if (words.some((word) => text.includes(word))) found.push(`${name}: ${text}`)
    }
  }
  return found
}
