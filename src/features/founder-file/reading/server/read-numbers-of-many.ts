import { readCalendars } from '#features/journey/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { seriesOf } from '../../numbers/number-series.ts'
import { tenNumbers } from '../../numbers/number-text.ts'
import type { BusinessNumber } from '../../numbers/numbers.contract.ts'

/** The series of the ten numbers of several members, as far as their points are shared. Two statements. */
export async function readNumbersOfMany(
  { db, worksheets }: Pick<Context, 'db' | 'worksheets'>,
  memberIds: readonly string[],
  isShared: (memberId: string, pageId: string | null) => boolean,
): Promise<BusinessNumber[][]> {
  if (memberIds.length === 0) return []
  const rows = await db
    .selectFrom('fileNumbers')
    .select(['memberId', 'id', 'key', 'date', 'onDay', 'value', 'mark', 'pageId', 'enteredAt', 'correctedBy'])
    .where('memberId', 'in', memberIds)
    .orderBy('enteredAt')
    .execute()
  const byMember = Map.groupBy(
    rows.filter(({ memberId, pageId }) => isShared(memberId, pageId)),
    ({ memberId }) => memberId,
  )
  const calendars = await readCalendars(db, [...byMember.keys()])
  return memberIds.map((id) => {
    const reachedOn = (day: number, date: string) => calendars.get(id)?.reachedOn(day, date)
    return seriesOf(worksheets.metrics, byMember.get(id) ?? [], reachedOn).slice(0, tenNumbers)
  })
}
