import { opens } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Reply } from '#shared/endpoint.ts'
import { coachOf } from '../../my-coach/server/get-my-coach.ts'
import { isOverWithCoach, readRequests, viewRequest } from '../../requests/server/read-requests.ts'
import '../../sharing/server/sharing.tables.ts'
import '../../talks/server/talks.tables.ts'
import type * as contract from '../appointments.contract.ts'
import { nearest } from '../appointments.rules.ts'

export async function getNextSession(ctx: MemberContext): Promise<Reply<typeof contract.getNextSession>> {
  const { db, member, now } = ctx
  const canAsk = opens(member.tier, 'elite')
  const requests = (await readRequests(ctx, member.id, { pending: true })).filter(
    (row) => row.kind === 'session' && !isOverWithCoach(row),
  )
  const request = nearest(requests.reverse().map(viewRequest), iso(now())) ?? null
  // What was asked for before the plan was paused or ended still takes place.
  if (!canAsk && !request) return null
  const held = await db
    .selectFrom('coachTalks')
    .select('id')
    .where('clientId', '=', member.id)
    .where('heldAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  const coach = await coachOf(ctx, member.id)
  return {
    coach,
    request,
    canAsk,
    hasHeld: held !== undefined,
    sharesFile: coach !== null && (await sharesAnything(ctx)),
  }
}

async function sharesAnything({ db, member }: MemberContext): Promise<boolean> {
  const share = await db
    .selectFrom('fileShares')
    .innerJoin('coachClients', 'coachClients.id', 'fileShares.assignmentId')
    .select('fileShares.id')
    .where('coachClients.liveClientId', '=', member.id)
    .limit(1)
    .executeTakeFirst()
  return share !== undefined
}
