import { readCalendars } from '#features/journey/server/public.ts'
import { seriesOf } from '../../numbers/number-series.ts'
import { tenNumbers } from '../../numbers/number-text.ts'
import type { BusinessNumber } from '../../numbers/numbers.contract.ts'
import { readPoints } from '../../numbers/server/list-numbers.ts'
import type { FileOwner } from './file-owner.ts'

/**
 * The series of the ten numbers of a member as far as their points are shared; `null` is a point that was entered on no page.
 * Numbers without a shared point are left out, and so is what a point corrected.
 */
export async function readSharedNumbers(
  ctx: FileOwner,
  isShared: (pageId: string | null) => boolean,
): Promise<BusinessNumber[]> {
  const stored = (await readPoints(ctx)).filter(({ pageId }) => isShared(pageId))
  const calendar = (await readCalendars(ctx.db, [ctx.member.id])).get(ctx.member.id)
  return seriesOf(ctx.worksheets.metrics, stored, (day, date) => calendar?.reachedOn(day, date))
    .slice(0, tenNumbers)
    .filter(({ points }) => points.length > 0)
    .map((number) => ({ ...number, points: number.points.map((point) => ({ ...point, corrected: [] })) }))
}
