import { iso, machineNow } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Outline } from '../content.rules.ts'
import { recordLessonChanges } from './lesson-changes.ts'
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

type Serving = Pick<Context, 'db' | 'now' | 'program' | 'worksheets'>

/** Writes down that this content is shown from now on, and which lessons read otherwise than before. */
export async function noteServed(ctx: Serving, version: string): Promise<void> {
  const outline = outlineOf(ctx)
  const before = await readServed(ctx)
  if (before && before.version !== version)
    await recordLessonChanges(ctx, version, { before: before.outline, after: outline })
  const state = { servedAt: iso(machineNow()), outline: JSON.stringify(outline) }
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
export async function readServed({
  db,
}: Pick<Context, 'db'>): Promise<{ version: string; outline: Outline } | undefined> {
  const shown = db.selectFrom('servedContent').select(['version', 'outline']).orderBy('servedAt', 'desc')
  const row = await shown.executeTakeFirst()
  return row && { version: row.version, outline: JSON.parse(row.outline) }
}
