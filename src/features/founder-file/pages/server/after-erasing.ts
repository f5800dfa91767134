import type { MemberContext } from '#platform/server/context.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { readAnswers } from './read-answers.ts'
import { earlierPages, readWorked } from './read-carried.ts'
import { followState } from './store-page.ts'

/** Pages that carried answers over from an erased page come to something else now. */
export async function followErasing(ctx: MemberContext, erased: Worksheet): Promise<void> {
  const { pages } = ctx.worksheets
  const after = pages.filter((page) => earlierPages(ctx.worksheets, page).includes(erased.id))
  const answers = await readAnswers(
    ctx,
    ctx.member.id,
    after.map(({ id }) => id),
  )
  for (const page of after) {
    const fields = answers.get(page.id) ?? new Map()
    if (fields.size === 0) continue
    await followState(ctx, page, fields, await readWorked(ctx, page, fields))
  }
}
