import type { Worksheet } from '#features/founder-file/worksheets/pages.ts'
import { lowestOf, opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** Where a page is read and filled in, and whether the caller’s plan opens it. */
export function placeOf({ program, member }: MemberContext, page: Pick<Worksheet, 'lessons'>) {
  const lessons = page.lessons.flatMap((id) => program.subModuleById.get(id) ?? [])
  const [lesson] = lessons
  if (!lesson) return { href: '/founder-file', isOpen: true }
  return {
    href: `/modules/${lesson.moduleId}/submodules/${lesson.id}#worksheet`,
    isOpen: opens(member.tier, lowestOf(lessons.map(({ neededTier }) => neededTier))),
  }
}
