import { moduleOf } from '#features/founder-file/server/public.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { shareOf } from '../../sharing/sharing.rules.ts'
import { readShares, type SharedWithMe } from './read-shares.ts'

type Share = SharedWithMe['shares'][number]
type Page = Context['worksheets']['pages'][number]
type Found = Pick<SharedWithMe, 'client'> & {
  page: Page
  clientId: string
  /** The widest share that the page is part of. */
  share: Share
  isShared: (pageId: string) => boolean
}

/** A page that the caller’s client shares with them; any other page, and anyone else’s, is a 404. */
export async function findSharedPage(
  ctx: MemberContext,
  { clientId, pageId }: { clientId: string; pageId: string },
): Promise<Found> {
  const { client, shares } = await readShares(ctx, clientId)
  const page = ctx.worksheets.pageById.get(pageId)
  const shareOfPage = (id: string) => {
    const found = ctx.worksheets.pageById.get(id)
    return found && shareOf(shares, { id, moduleId: moduleOf(ctx, found) })
  }
  const share = shareOfPage(pageId)
  if (!page || !share) throw coachingRefusals.notShared()
  return { page, clientId, client, share, isShared: (id) => shareOfPage(id) !== undefined }
}
