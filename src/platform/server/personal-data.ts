import type { Context } from './context.ts'
import type { Db, Tables } from './database/database.ts'

declare module './context.ts' {
  interface Context {
    personalData: readonly PersonalData[]
  }
}

export type PersonalRow = Readonly<Record<string, unknown>>

/** One kind of data about a member, under a title that they understand. */
export type PersonalSection = { title: string; rows: readonly PersonalRow[] }

/** One of their uploads: its name in the download, and its bytes. */
export type PersonalFile = { name: string; bytes: Uint8Array }

/**
 * What a feature stores about a member. Of other members it exports only what concerns this one: a name, never an
 * address or a record.
 */
export type PersonalData = {
  /** Every table of the feature with data about a member, and the columns that lead to them. */
  tables: Partial<Record<keyof Tables, readonly string[]>>
  export: (ctx: Context, memberId: string) => Promise<readonly PersonalSection[]>
  files?: (ctx: Context, memberId: string) => Promise<readonly PersonalFile[]>
  /**
   * Masks what the member wrote, and what others wrote to them or about them, for whoever helps them without being meant
   * to read it. Called in a transaction that is undone.
   */
  conceal?: (ctx: Context, memberId: string) => Promise<void>
  /** In the transaction that deletes the account. What reaches outside, a file or a provider, is a job. */
  erase: (ctx: Context, memberId: string) => Promise<void>
}

/** What stands in place of a text that is masked. */
export const maskedText = '•••••'

/** Deletes the rows whose column names this person. */
export async function eraseRows(db: Db, table: keyof Tables, column: string, memberId: string): Promise<void> {
  // The table is chosen at run time, so the query builder cannot know its columns.
  const { ref } = db.dynamic
  await db
    .deleteFrom(table as 'users')
    .where(ref<'id'>(column), '=', memberId)
    .execute()
}
