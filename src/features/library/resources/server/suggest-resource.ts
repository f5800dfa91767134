import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Resource } from '../../library.ts'

const downloadsOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db.selectFrom('downloads').select('resourceId').where('memberId', '=', slot('memberId')),
)

/** The first resource of a module's lessons that this member's tier opens and that they haven't downloaded yet. */
export async function suggestResource(
  { db, program, library, member }: MemberContext,
  moduleId: string | undefined,
): Promise<Resource | undefined> {
  const named = program.moduleById.get(moduleId ?? '')?.subModules.flatMap(({ resources }) => resources) ?? []
  if (named.length === 0) return undefined
  const rows = await downloadsOf(db, { memberId: member.id })
  const had = new Set(rows.map(({ resourceId }) => resourceId))
  return named
    .flatMap((id) => library.resourceById.get(id) ?? [])
    .find(({ id, tier }) => opens(member.tier, tier) && !had.has(id))
}
