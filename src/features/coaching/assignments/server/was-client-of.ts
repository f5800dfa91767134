import type { MemberContext } from '#platform/server/context.ts'
import '../../server/coaching.tables.ts'

/** Whether the caller coaches or coached this person: who has a page about them. */
export async function wasClientOf({ db, member }: MemberContext, clientId: string): Promise<boolean> {
  const row = await db
    .selectFrom('coachClients')
    .select('id')
    .where('coachId', '=', member.id)
    .where('clientId', '=', clientId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
