import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { Outline } from '../content.rules.ts'

/** When a lesson's text was first shown as it is in a version of the content. */
export interface LessonChangesTable {
  lessonId: string
  version: string
  changedAt: string
  /** 1 where there was no such lesson before. */
  isNew: number
}

declare module '#platform/server/database/database.ts' {
  interface Tables {
    lessonChanges: LessonChangesTable
  }
}

const lessonsOf = ({ modules }: Outline) =>
  new Map(modules.flatMap(({ lessons }) => lessons.map(({ id, text }) => [id, text] as const)))

/**
 * Several servers that take the same version write it once. Where every lesson differs, a new version of the product writes
 * its outline in another form, and none of them reads otherwise.
 */
export async function recordLessonChanges(
  { db, now }: Pick<Context, 'db' | 'now'>,
  version: string,
  { before, after }: { before: Outline; after: Outline },
): Promise<void> {
  const [then, lessons] = [lessonsOf(before), [...lessonsOf(after)]]
  const changedAt = iso(now())
  const changed = lessons.filter(([id, text]) => then.get(id) !== text)
  if (changed.length === lessons.length) return
  const rows = changed.map(([lessonId]) => ({ lessonId, version, changedAt, isNew: Number(!then.has(lessonId)) }))
  if (rows.length === 0) return
  await db
    .insertInto('lessonChanges')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The last change of each lesson. */
export async function readLessonChanges({ db }: Pick<Context, 'db'>): Promise<Map<string, LessonChangesTable>> {
  const rows = await db.selectFrom('lessonChanges').selectAll().orderBy('changedAt').execute()
  return new Map(rows.map((row) => [row.lessonId, row]))
}
