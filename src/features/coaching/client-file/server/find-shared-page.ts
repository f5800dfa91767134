import { moduleOf } from '#features/founder-file/server/public.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { shareOf } from '../../sharing/sharing.rules.ts'
import { readShares, type SharedWithMe } from './read-shares.ts'

type Page = Context['worksheets']['pages'][number]
type Found = SharedWithMe & { page: Page; clientId: string; isShared: (pageId: string) => boolean }

/** A page that the caller’s client shares with them; any other page, and anyone else’s, is a 404. */
export async function findSharedPage(
  ctx: MemberContext,
  { clientId, pageId }: { clientId: string; pageId: string },
): Promise<Found> {
  const { client, shares } = await readShares(ctx, clientId)
  const page = ctx.worksheets.pageById.get(pageId)
  const isShared = (id: string) => {
    const other = ctx.worksheets.pageById.get(id)
    return other !== undefined && shareOf(shares, { id, moduleId: moduleOf(ctx, other) }) !== undefined
  }
  if (!page || !isShared(pageId)) throw coachingRefusals.notShared()
  return { page, clientId, client, isShared, shares }
}
