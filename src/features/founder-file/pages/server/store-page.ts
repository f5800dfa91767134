import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { isBlank, rowsIn, wireValue } from '../apply-save.ts'
import { targetOf } from '../fit-answer.ts'
import { isPageDone } from '../judge-page.ts'
import { stateOf } from '../page-state.ts'
import { maxAnswersPerPage, maxStoredPerPage } from '../pages.contract.ts'
import { standingAnswers } from '../standing-answers.ts'
import { type Displaced, insertDisplaced } from './displaced/insert-displaced.ts'
import { keyFigureOf } from './key-figure.ts'
import { type StoredFields, toHeld } from './read-answers.ts'
import { type Worked, withCarriedMarks } from './read-carried.ts'
import { forgetRemoved } from './rows/forget-removed.ts'

/** The result of a save. */
export type SaveOutcome = { version: number; displacedId: string | null }
export type Changes = {
  touched: Set<string>
  done: SaveOutcome[]
  displaced: Omit<Displaced, 'displacedAt'>[]
  newSaves: ({ id: string } & SaveOutcome)[]
  hasDisplaced: boolean
}

/** Locks the page for this transaction and raises its version. When it was written last is told by `writeState`. */
export async function lockPage({ db, member, now }: MemberContext, pageId: string): Promise<number> {
  const nothing = { answers: 0, isDone: 0, keyFigure: null, keptOn: '[]', updatedAt: iso(now()) }
  const { version } = await db
    .insertInto('filePages')
    .values({ memberId: member.id, pageId, version: 1, ...nothing })
    .onConflict((conflict) =>
      conflict
        .columns(['memberId', 'pageId'])
        .doUpdateSet(({ eb, ref }) => ({ version: eb(ref('filePages.version'), '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function writeChanges(
  ctx: MemberContext,
  pageId: string,
  fields: StoredFields,
  changes: Changes,
): Promise<void> {
  const [memberId, at] = [ctx.member.id, iso(ctx.now())]
  await writeFields(ctx, pageId, fields, changes.touched)
  await insertDisplaced(
    ctx,
    pageId,
    changes.displaced.map((one) => ({ ...one, displacedAt: at })),
  )
  if (changes.newSaves.length > 0)
    await ctx.db
      .insertInto('fileSaves')
      .values(changes.newSaves.map((save) => ({ ...save, memberId, savedAt: at })))
      .execute()
}

/** Stores some fields of a page with their values in `fields`. */
export async function writeFields(
  { db, member, worksheets }: MemberContext,
  pageId: string,
  fields: StoredFields,
  touched: ReadonlySet<string>,
): Promise<void> {
  if (touched.size === 0) return
  const page = worksheets.findById(pageId)
  const rows = [...touched].flatMap((field) => {
    const stored = fields.get(field)
    if (!stored) return []
    const { value, mark, version, updatedAt } = stored
    const target = page && targetOf(page, field)
    if (target?.what === 'rows' && rowsIn(value).length > target.mostMerged) throw founderFileRefusals.fileFull()
    return [{ memberId: member.id, pageId, field, value: JSON.stringify(value), mark, version, updatedAt }]
  })
  await db
    .insertInto('fileAnswers')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'pageId', 'field']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        mark: ref('excluded.mark'),
        version: ref('excluded.version'),
        updatedAt: ref('excluded.updatedAt'),
      })),
    )
    .execute()
}

/** Stores what lists show of a page: how much is on it, whether it is done, its main figure, and when it was written. */
export async function writeState(ctx: MemberContext, page: Worksheet, fields: StoredFields, worked: Worked) {
  await forgetRemoved(ctx, page, fields)
  if (fields.size > maxStoredPerPage) throw founderFileRefusals.fileFull()
  return followState(ctx, page, fields, worked, { updatedAt: iso(ctx.now()) })
}

/** The same of a page that wasn’t written on: an earlier one that it carries answers over from has changed. */
export async function followState(
  { db, member }: MemberContext,
  page: Worksheet,
  fields: StoredFields,
  { sources, worked }: Worked,
  also: { updatedAt?: string } = {},
) {
  const answers = [...standingAnswers(page, fields).values()].filter(
    ({ value }) => !isBlank(value) && typeof wireValue(value) !== 'object',
  ).length
  if (answers > maxAnswersPerPage) throw founderFileRefusals.fileFull()
  const held = toHeld(fields)
  const isDone = isPageDone(page, held, worked)
  const keyFigure = keyFigureOf(page, worked, isDone, withCarriedMarks(page, held, sources))
  await db
    .updateTable('filePages')
    .set({ answers, isDone: Number(isDone), keyFigure, ...also })
    .where('memberId', '=', member.id)
    .where('pageId', '=', page.id)
    .execute()
  return stateOf({ answers, isDone, kept: 0 })
}
