import { lowestOf, opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
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

/** Where a page is filled in: on the first of its lessons. `isOpen` tells whether the member's plan opens one of them. */
export function placeOfPage(ctx: FileOwner, page: Worksheet): { href: string; lesson: string | null; isOpen: boolean } {
  const [lesson] = page.lessons.flatMap((id) => ctx.program.subModuleById.get(id) ?? [])
  if (!lesson) return { href: '/founder-file', lesson: null, isOpen: true }
  const href = `${lessonPath(lesson)}#worksheet`
  return { href, lesson: lesson.title, isOpen: isOpenTo(ctx, page) }
}
