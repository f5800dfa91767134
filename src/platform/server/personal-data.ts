import type { Context } from './context.ts'
import type { Db, Tables } from './database/database.ts'

declare module './context.ts' {
  interface Context {
    personalData: readonly PersonalData[]
  }
}

export type PersonalRow = Readonly<Record<string, unknown>>

/** One kind of thing that is kept of a person, in words that they know. */
export type PersonalSection = { title: string; rows: readonly PersonalRow[] }

/** An upload of theirs: the name it has in the download, and its bytes. */
export type PersonalFile = { name: string; bytes: Uint8Array }

/**
 * What a feature keeps of a person. Of others nothing is exported but what concerns this person: a name, never an
 * address or a record.
 */
export type PersonalData = {
  /** Every table of the feature that holds something of a person, with the columns that say of whom. */
  tables: Partial<Record<keyof Tables, readonly string[]>>
  export: (ctx: Context, memberId: string) => Promise<readonly PersonalSection[]>
  files?: (ctx: Context, memberId: string) => Promise<readonly PersonalFile[]>
  /** In the transaction that deletes the account. What reaches outside, a file or a provider, is a job. */
  erase: (ctx: Context, memberId: string) => Promise<void>
}

/** Deletes the rows whose column names this person. */
export async function eraseRows(db: Db, table: keyof Tables, column: string, memberId: string): Promise<void> {
  // A table chosen at run time: the query builder cannot know that the column is one of it.
  const { ref } = db.dynamic
  await db
    .deleteFrom(table as 'users')
    .where(ref<'id'>(column), '=', memberId)
    .execute()
}
