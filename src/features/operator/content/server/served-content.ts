import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Outline } from '../content.rules.ts'
import { outlineOf } from './outline.ts'

/** What servers showed, so that a program beside them can compare. */
export interface ServedContentTable {
  version: string
  servedAt: string
  /** JSON of `Outline`. */
  outline: string
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    servedContent: ServedContentTable
  }
}

const kept = 20

/** Writes down that this content is shown from now on. */
export async function noteServed(ctx: Pick<Context, 'db' | 'program' | 'worksheets'>, version: string): Promise<void> {
  const state = { servedAt: iso(machineNow()), outline: JSON.stringify(outlineOf(ctx)) }
  await ctx.db
    .insertInto('servedContent')
    .values({ version, ...state })
    .onConflict((conflict) => conflict.column('version').doUpdateSet(state))
    .execute()
  const newest = ctx.db.selectFrom('servedContent').select('version').orderBy('servedAt', 'desc').limit(kept)
  const versions = (await newest.execute()).map((row) => row.version)
  await ctx.db.deleteFrom('servedContent').where('version', 'not in', versions).execute()
}

/** What was shown last. */
export async function readServed({ db }: Pick<Context, 'db'>): Promise<Outline | undefined> {
  const row = await db.selectFrom('servedContent').select('outline').orderBy('servedAt', 'desc').executeTakeFirst()
  return row && JSON.parse(row.outline)
}
