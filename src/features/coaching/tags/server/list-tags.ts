import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import type { listTags as endpoint } from '../tags.contract.ts'
import './tags.tables.ts'

export async function listTags({ db, member }: MemberContext): Promise<Reply<typeof endpoint>> {
  const rows = await db
    .selectFrom('clientTags')
    .innerJoin('coachClients', 'coachClients.liveClientId', 'clientTags.clientId')
    .select(['clientTags.tag', 'clientTags.clientId'])
    .where('clientTags.coachId', '=', member.id)
    .where('coachClients.coachId', '=', member.id)
    .orderBy('clientTags.tag')
    .execute()
  const byTag = Map.groupBy(rows, ({ tag }) => tag)
  return [...byTag].map(([tag, own]) => ({ tag, clientIds: own.map(({ clientId }) => clientId) }))
}
