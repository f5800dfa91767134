import type { MemberContext } from '#platform/server/context.ts'
import type { Worksheet } from '../../../worksheets/pages.ts'
import { maxStoredPerPage } from '../../pages.contract.ts'
import { standingAnswers } from '../../standing-answers.ts'
import { raiseErased } from '../erasing/erased-version.ts'
import { inPortions } from '../in-portions.ts'
import type { StoredField, StoredFields } from '../read-answers.ts'

/** Where more is stored of a page than may be, cells of removed rows go, those first that were written longest ago. */
export async function forgetRemoved(ctx: MemberContext, page: Worksheet, fields: StoredFields): Promise<void> {
  const tooMany = fields.size - maxStoredPerPage
  if (tooMany <= 0) return
  const standing = standingAnswers(page, fields)
  const removed = [...fields].filter(([field]) => !standing.has(field)).sort(byAge)
  const going = removed.slice(0, tooMany)
  if (going.length === 0) return
  // A device that saw one of them has seen no more than this of what is written there next.
  await raiseErased(ctx, page.id, Math.max(...going.map(([, { version }]) => version)))
  for (const some of inPortions(going.map(([field]) => field))) {
    for (const table of ['fileAnswers', 'fileDisplaced'] as const)
      await ctx.db
        .deleteFrom(table)
        .where('memberId', '=', ctx.member.id)
        .where('pageId', '=', page.id)
        .where('field', 'in', some)
        .execute()
  }
  for (const [field] of going) fields.delete(field)
}

const byAge = ([, one]: [string, StoredField], [, other]: [string, StoredField]): number =>
  one.updatedAt.localeCompare(other.updatedAt)
