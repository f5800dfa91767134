import type { MemberContext } from '#platform/server/context.ts'
import { targetOf } from '../../pages/fit-answer.ts'
import { underCurrentKeys } from '../../pages/renamed.ts'

/** Whether a member has written any amount of money: on a page, or as a number of a week. Copies hold none that these never held. */
export async function hasAmounts({ db, member, worksheets }: MemberContext): Promise<boolean> {
  const money = worksheets.metrics.filter(({ unit }) => unit === 'money').map(({ key }) => key)
  const point = await db
    .selectFrom('fileNumbers')
    .select('id')
    .where('memberId', '=', member.id)
    .where('key', 'in', money)
    .limit(1)
    .executeTakeFirst()
  if (point) return true
  const answers = await db
    .selectFrom('fileAnswers')
    .select(['pageId', 'field', 'value'])
    .where('memberId', '=', member.id)
    .where('value', '!=', 'null')
    .execute()
  // Also those of removed rows: undoing brings them back, under the currency of then.
  return underCurrentKeys(worksheets, answers).some(({ pageId, field }) => {
    const page = worksheets.pageById.get(pageId)
    const target = page && targetOf(page, field)
    return target?.what === 'place' && target.place.kind === 'money'
  })
}
