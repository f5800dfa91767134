import type { MemberContext } from '#platform/server/context.ts'
import './tags.tables.ts'

/** The caller's tags of each client who has any, by name. */
export async function readTags({ db, member }: MemberContext): Promise<(clientId: string) => string[]> {
  const rows = await db
    .selectFrom('clientTags')
    .select(['clientId', 'tag'])
    .where('coachId', '=', member.id)
    .orderBy('tag')
    .execute()
  const byClient = Map.groupBy(rows, ({ clientId }) => clientId)
  return (clientId) => byClient.get(clientId)?.map(({ tag }) => tag) ?? []
}
