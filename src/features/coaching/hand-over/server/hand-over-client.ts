import { type MemberContext, transaction } from '#platform/server/context.ts'
import { countWithin } from '#platform/server/http/request/attempts.ts'
import type { Input } from '#shared/endpoint.ts'
import { hasDeclined } from '../../assignments/server/assign-client.ts'
import { findClient } from '../../assignments/server/find-assignment.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { handOverClient as endpoint } from '../hand-over.contract.ts'
import { handOver } from './hand-over.ts'
import { handedOverEmail, takenOverEmail } from './hand-over-emails.ts'
import { colleagues } from './list-colleagues.ts'

/** To a colleague, who is told, as is the client. */
export async function handOverClient(
  ctx: MemberContext,
  { params, body }: Input<typeof endpoint>,
): Promise<{ success: true }> {
  return transaction(
    ctx,
    async (ctx) => {
      if (await isDone(ctx, params.clientId, body.coachId)) return { success: true as const }
      const before = await findClient(ctx, params.clientId)
      const found = await colleagues(ctx).where('id', '=', body.coachId).executeTakeFirst()
      if (!found) throw coachingRefusals.colleagueNotFound()
      if (await hasDeclined(ctx, { coachId: found.id, clientId: before.clientId })) throw coachingRefusals.declined()
      await countHandOver(ctx, before.clientId)
      await handOver(ctx, before, { coachId: found.id, by: 'coach' })
      await tellBoth(ctx, before.clientId, found.id)
      return { success: true as const }
    },
    { holdFirst: params.clientId },
  )
}

/** The same click that arrives twice finds it done. */
async function isDone({ db, member }: MemberContext, clientId: string, coachId: string): Promise<boolean> {
  const next = await db
    .selectFrom('coachClients as next')
    .innerJoin('coachClients as before', 'before.id', 'next.continuesId')
    .select('next.id')
    .where('next.liveClientId', '=', clientId)
    .where('next.coachId', '=', coachId)
    .where('before.coachId', '=', member.id)
    .where('before.endedBy', '=', 'coach')
    .executeTakeFirst()
  return next !== undefined && coachId !== member.id
}

/** Each sends emails that no setting stops: two coaches could pass a client to and fro all day. */
async function countHandOver({ db, member, accounts }: MemberContext, clientId: string): Promise<void> {
  const once = { of: ['hand-over', member.id, clientId], limit: 1, seconds: 24 * 3600 }
  if (accounts.limits.enabled && !(await countWithin(db, once))) throw coachingRefusals.handedOverToday()
}

/** The client is told even with these emails off: from now on someone else sees their progress. */
async function tellBoth(ctx: MemberContext, clientId: string, coachId: string): Promise<void> {
  const [client, coach] = [await readCoachingMember(ctx, clientId), await readCoachingMember(ctx, coachId)]
  const names = { before: fullName(ctx.member), coach: fullName(coach), client: fullName(client) }
  await emailMember(ctx, evenIfOff(client), handedOverEmail(ctx, client.email, names))
  await emailMember(ctx, coach, takenOverEmail(ctx, coach.email, { ...names, clientId }))
}
