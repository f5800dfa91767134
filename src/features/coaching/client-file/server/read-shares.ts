import type { MemberContext } from '#platform/server/context.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import '../../assignments/server/assignments.tables.ts'
import '../../sharing/server/sharing.tables.ts'
import '../../talks/server/talks.tables.ts'

export type SharingClient = {
  id: string
  firstName: string
  lastName: string
  timeZone: string
  currency: string | null
  /** When their latest session was held, with whichever coach. */
  lastTalkAt: string | null
}
/** Reads the Founder file as its owner would, whatever plan they have now. */
export const asOwner = (ctx: MemberContext, { id, timeZone }: SharingClient) => ({
  ...ctx,
  member: { id, timeZone, tier: 'elite' as const },
})

export type SharedWithMe = { client: SharingClient; shares: { of: string; sharedAt: string }[] }

/** The caller’s current client with what they share with the caller; anyone else is a 404. One query. */
export async function readShares({ db, member }: MemberContext, clientId: string): Promise<SharedWithMe> {
  const rows = await db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.liveClientId')
    .leftJoin('fileSettings', 'fileSettings.memberId', 'users.id')
    .leftJoin('fileShares', 'fileShares.assignmentId', 'coachClients.id')
    .select(['users.id', 'firstName', 'lastName', 'timeZone', 'currency', 'fileShares.of', 'fileShares.sharedAt'])
    .select(({ selectFrom }) =>
      selectFrom('coachTalks')
        .select(({ fn }) => fn.max('coachTalks.heldAt').as('at'))
        .whereRef('coachTalks.clientId', '=', 'users.id')
        .as('lastTalkAt'),
    )
    .where('coachClients.liveClientId', '=', clientId)
    .where('coachClients.coachId', '=', member.id)
    .execute()
  const [client] = rows
  if (!client) throw coachingRefusals.clientNotFound()
  const shares = rows.flatMap(({ of, sharedAt }) => (of && sharedAt ? [{ of, sharedAt }] : []))
  return { client, shares }
}
