import { lowestOf, opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { founderFileRefusals } from '../../founder-file.refusals.ts'
import type { FileOwner } from '../../reading/server/file-owner.ts'
import type { Worksheet } from '../../worksheets/pages.ts'

type Content = Pick<MemberContext, 'worksheets' | 'program'>

/** A page of the program, whoever may fill it in. */
export function findPage({ worksheets }: Content, pageId: string): Worksheet {
  const page = worksheets.findById(pageId)
  if (!page) throw founderFileRefusals.pageNotFound()
  return page
}

/** The lowest tier of the lessons that a page belongs to. */
export const tierOf = ({ program }: Content, { lessons }: Worksheet): Tier =>
  lowestOf(lessons.map((id) => program.subModuleById.get(id)?.neededTier ?? 'elite'))

export const isOpenTo = (ctx: FileOwner, page: Worksheet): boolean => opens(ctx.member.tier, tierOf(ctx, page))

/** A page that this member may write on. */
export function findOpenPage(ctx: MemberContext, pageId: string): Worksheet {
  const page = findPage(ctx, pageId)
  if (!isOpenTo(ctx, page)) throw founderFileRefusals.locked(tierName[tierOf(ctx, page)])
  return page
}
