import { listPages } from '#features/founder-file/server/public.ts'
import type { MemberContext } from '#platform/server/context.ts'

/** A page of the Founder file and the lessons it belongs to; `done`: it has all that its lesson asks for. */
export type PageStanding = {
  title: string
  href: string
  module: string
  lessons: readonly string[]
  state: 'empty' | 'begun' | 'done'
  /** Whether their plan opens it. */
  isOpen: boolean
}

/** Each page of the Founder file in the program’s order, with how far it is. */
export async function readPages(ctx: MemberContext): Promise<PageStanding[]> {
  const { pages } = await listPages(ctx)
  return pages.map(({ title, moduleId, subModuleIds, state, isOpen }) => ({
    title,
    href: `/modules/${moduleId}/submodules/${subModuleIds[0] ?? ''}#worksheet`,
    module: ctx.program.moduleById.get(moduleId)?.title ?? '',
    lessons: subModuleIds,
    state: state === 'kept' ? 'done' : state,
    isOpen,
  }))
}
