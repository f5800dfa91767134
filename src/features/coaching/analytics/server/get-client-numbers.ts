import { defaultFileSettings, moduleOf, readNumbersOfMany } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import { everything, shareOf } from '../../sharing/sharing.rules.ts'
import '../../sharing/server/sharing.tables.ts'
import type { getClientNumbers as endpoint } from '../analytics.contract.ts'
import { fewestForMedian, numbersOfAll } from '../analytics.rules.ts'

/** Three statements, however many clients share how much. */
export async function getClientNumbers(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const rows = await ctx.db
    .selectFrom('coachClients')
    .leftJoin('fileShares', 'fileShares.assignmentId', 'coachClients.id')
    .leftJoin('fileSettings', 'fileSettings.memberId', 'coachClients.liveClientId')
    .select(['coachClients.liveClientId as clientId', 'fileShares.of', 'currency'])
    .where('coachClients.coachId', '=', ctx.member.id)
    .where('coachClients.liveClientId', 'is not', null)
    .orderBy('coachClients.id')
    .execute()
  const clients = Map.groupBy(rows, ({ clientId }) => clientId ?? '')
  const sharing = [...clients].filter(([, [row]]) => row?.of)
  const isShared = sharedPages(ctx, new Map(sharing))
  const series = await readNumbersOfMany(
    ctx,
    sharing.map(([id]) => id),
    isShared,
  )
  return {
    sharing: sharing.length,
    clients: clients.size,
    fewest: fewestForMedian,
    numbers: numbersOfAll(
      series.map((numbers, at) => ({
        numbers,
        currency: sharing[at]?.[1][0]?.currency ?? defaultFileSettings(ctx).currency,
      })),
    ),
  }
}

/** A point of no page is shared with everything alone. */
function sharedPages(ctx: MemberContext, clients: ReadonlyMap<string, readonly { of: string | null }[]>) {
  const shares = new Map(
    [...clients].map(([id, rows]) => [id, rows.flatMap(({ of }) => (of === null ? [] : [{ of }]))]),
  )
  const moduleById = new Map(ctx.worksheets.pages.map((page) => [page.id, moduleOf(ctx, page)]))
  return (memberId: string, pageId: string | null): boolean => {
    const own = shares.get(memberId) ?? []
    if (pageId === null) return own.some(({ of }) => of === everything)
    return shareOf(own, { id: pageId, moduleId: moduleById.get(pageId) ?? '' }) !== undefined
  }
}
