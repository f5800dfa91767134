import { opens } from '#features/membership/membership.rules.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Resource } from '../../library.ts'

/** The first resource of a module's lessons that this member's tier opens and that they haven't downloaded yet. */
export async function suggestResource(
  { db, program, library, member }: MemberContext,
  moduleId: string | undefined,
): Promise<Resource | undefined> {
  const rows = await db.selectFrom('downloads').select('resourceId').where('memberId', '=', member.id).execute()
  const had = new Set(rows.map(({ resourceId }) => resourceId))
  const named = program.moduleById.get(moduleId ?? '')?.subModules.flatMap(({ resources }) => resources) ?? []
  return named
    .flatMap((id) => library.resourceById.get(id) ?? [])
    .find(({ id, tier }) => opens(member.tier, tier) && !had.has(id))
}
