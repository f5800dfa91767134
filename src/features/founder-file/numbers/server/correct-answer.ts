import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readAnswers } from '../../pages/server/read-answers.ts'
import { readWorked } from '../../pages/server/read-carried.ts'
import { writeFields, writeState } from '../../pages/server/store-page.ts'
import type { Mark } from '../../worksheets/kinds.ts'

type Correction = { pageId: string; field: string; value: number; mark: Mark | null }

/** A number that was typed on a page and is corrected by an entry is corrected there too: it says the same everywhere. Answers whether it is still there. */
export async function correctAnswer(ctx: MemberContext, { pageId, field, value, mark }: Correction): Promise<boolean> {
  const page = ctx.worksheets.pageById.get(pageId)
  const fields = (await readAnswers(ctx, ctx.member.id, [pageId])).get(pageId)
  const stored = fields?.get(field)
  if (!page || !fields || typeof stored?.value !== 'number') return false
  fields.set(field, { value, mark, version: stored.version + 1, updatedAt: iso(ctx.now()) })
  await writeFields(ctx, pageId, fields, new Set([field]))
  await writeState(ctx, page, fields, await readWorked(ctx, page, fields))
  return true
}
