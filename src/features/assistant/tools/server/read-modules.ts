import { readWalk } from '#features/journey/server/public.ts'
import { opens, tierName } from '#features/membership/membership.rules.ts'
import { lessonPath } from '#features/program/lesson-path.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { ModuleStanding } from './own-record.ts'

/** Each module in the program’s order, with what is done and open of its core lessons. */
export async function readModules({ db, member, program }: MemberContext): Promise<ModuleStanding[]> {
  const { completions } = await readWalk(db, member.id)
  const phases = new Map(program.phases.map(({ id, name }) => [id, name]))
  return program.modules.map(({ id, title, phase, core }) => {
    const open = core.filter((lesson) => !completions.has(lesson.id))
    return {
      title,
      href: `/modules/${id}`,
      phase: phases.get(phase) ?? '',
      lessons: core.map((lesson) => lesson.title),
      open: open.map((lesson) => ({
        title: lesson.title,
        href: lessonPath(lesson),
        opensWith: opens(member.tier, lesson.neededTier) ? null : tierName[lesson.neededTier],
      })),
    }
  })
}
