import type { MemberContext } from '#platform/server/context.ts'
import { recordPoints } from '../../numbers/server/record-points.ts'
import type { Worksheet } from '../../worksheets/pages.ts'
import { workOutPage } from '../work-out-page.ts'
import { readAnswers, type StoredFields, toHeld } from './read-answers.ts'
import { earlierPages, readCarried, valuesOf } from './read-carried.ts'
import { writeState } from './store-page.ts'

/** Pages that carried answers over from an erased page come to something else now, and numbers that they confirmed are theirs alone. */
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
    await writeState(ctx, page, fields, workOutPage(page, toHeld(fields), valuesOf(await readCarried(ctx, page))))
    await recordPoints(ctx, page, fields, await unsaid(ctx, page, fields))
  }
}

/** Answers that measure a number of a day of which nothing else is left. */
async function unsaid(
  { db, member }: MemberContext,
  { places }: Worksheet,
  fields: StoredFields,
): Promise<Set<string>> {
  const points = await db
    .selectFrom('fileNumbers')
    .select(['key', 'onDay'])
    .where('memberId', '=', member.id)
    .where('correctedBy', 'is', null)
    .execute()
  const said = new Set(points.map(({ key, onDay }) => `${key} ${onDay}`))
  const open = places.filter(
    ({ metric, day, address }) => metric && day !== undefined && fields.has(address) && !said.has(`${metric} ${day}`),
  )
  return new Set(open.map(({ address }) => address))
}
