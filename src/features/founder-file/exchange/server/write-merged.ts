import type { MemberContext } from '#platform/server/context.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import { type StoredFields, toHeld } from '../../pages/server/read-answers.ts'
import { readCarried, valuesOf } from '../../pages/server/read-carried.ts'
import { writeFields, writeState } from '../../pages/server/store-page.ts'
import { workOutPage } from '../../pages/work-out-page.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { most } from '../exchange-file.ts'
import type { Merged } from './merge-page.ts'

/** Rows of one statement: databases take so many values and no more. */
const atOnce = 500

export async function insertFields(ctx: MemberContext, pageId: string, { fields, touched }: Merged): Promise<void> {
  for (const some of inPortions([...touched])) await writeFields(ctx, pageId, fields, new Set(some))
}

export async function insertDisplaced(
  { db, member }: MemberContext,
  pageId: string,
  displaced: Merged['displaced'],
): Promise<void> {
  for (const some of inPortions(displaced))
    await db
      .insertInto('fileDisplaced')
      .values(
        some.map(({ value, ...rest }) => ({ ...rest, memberId: member.id, pageId, value: JSON.stringify(value) })),
      )
      .execute()
}

/** The page itself tells when it was kept. */
export async function insertCopies({ db, member }: MemberContext, pageId: string, copies: Merged['copies']) {
  if (copies.length === 0) return
  for (const some of inPortions(copies))
    await db
      .insertInto('fileSnapshots')
      .values(
        some.map(({ answers, computed, ...rest }) => ({
          ...rest,
          memberId: member.id,
          pageId,
          answers: JSON.stringify(Object.fromEntries(answers.map(({ field, ...held }) => [field, held]))),
          computed: JSON.stringify(Object.fromEntries(computed.map(({ field, value }) => [field, value]))),
        })),
      )
      .execute()
  const kept = await db
    .selectFrom('fileSnapshots')
    .select('keptOn')
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .orderBy('keptAt')
    .execute()
  if (kept.length > most.copies) throw founderFileRefusals.fileFull()
  await db
    .updateTable('filePages')
    .set({ keptOn: JSON.stringify(kept.map(({ keptOn }) => keptOn)) })
    .where('memberId', '=', member.id)
    .where('pageId', '=', pageId)
    .execute()
}

export async function refreshState(ctx: MemberContext, page: Worksheet, fields: StoredFields): Promise<void> {
  const carried = valuesOf(await readCarried(ctx, page))
  await writeState(ctx, page, fields, workOutPage(page, toHeld(fields), carried))
}

export function inPortions<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce))
}
