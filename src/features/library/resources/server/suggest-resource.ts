import type { Walk } from '#features/journey/journey.rules.ts'
import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Resource } from '../../library.ts'

const downloadsOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db.selectFrom('downloads').select('resourceId').where('memberId', '=', slot('memberId')),
)

/**
 * The first resource of a module's lessons that this member's tier opens and that they haven't downloaded yet. Of lessons
 * that are done none is needed anymore: their exercise was done without it.
 */
export async function suggestResource(
  { db, program, library, member }: MemberContext,
  moduleId: string | undefined,
  reading: Promise<Pick<Walk, 'completions'>>,
): Promise<Resource | undefined> {
  const lessons =
    program.moduleById.get(moduleId ?? '')?.subModules.filter(({ resources }) => resources.length > 0) ?? []
  if (lessons.length === 0) return undefined
  const [rows, { completions }] = await Promise.all([downloadsOf(db, { memberId: member.id }), reading])
  const had = new Set(rows.map(({ resourceId }) => resourceId))
  return lessons
    .filter(({ id }) => !completions.has(id))
    .flatMap(({ resources }) => resources)
    .flatMap((id) => library.resourceById.get(id) ?? [])
    .find(({ id, tier }) => opens(member.tier, tier) && !had.has(id))
}
