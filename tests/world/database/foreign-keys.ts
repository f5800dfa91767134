import { sql } from 'kysely'
import type { World } from '../world.ts'

export type ForeignKey = { table: string; column: string; to: string }

/** Every foreign key of the migrated schema. */
export async function readForeignKeys({ db, engine }: World): Promise<ForeignKey[]> {
  const query =
    engine === 'sqlite'
      ? sql<ForeignKey>`select m.name as "table", f."from" as "column", f."table" as "to"
          from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<ForeignKey>`select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "to"
          from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) where c.contype = 'f'`
  const { rows } = await query.execute(db)
  return rows.map(({ table, column, to }) => ({ table: bare(table), column, to: bare(to) }))
}

const bare = (name: string) => name.replaceAll('"', '')
