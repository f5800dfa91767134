import { type MemberContext, touchMember } from '#platform/server/context.ts'
import { findDeclined } from '../../assignments/server/assign-client.ts'
import '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { handOver } from './hand-over.ts'
import { coachesToMoveTo } from './list-colleagues.ts'
import { caseloadGoneEmail, caseloadTakenEmail, movedEmail } from './moved-emails.ts'

type Move = { from: string; to: string; clientIds: readonly string[] }
type Moved = { moved: string[]; stayed: string[] }

/**
 * Moves clients of one coach to another, by an operator and inside their transaction. Each client is told, and each coach
 * once for all. Who has ended a coaching with the new coach stays. A client who is not with the first coach any more is
 * passed over, so that a repeated call moves nobody twice.
 */
export async function moveClients(ctx: MemberContext, { from, to, clientIds }: Move): Promise<Moved> {
  const coachings = await holdCoachings(ctx, from, clientIds)
  for (const id of [from, to].sort()) await touchMember(ctx, id)
  if (from === to || !(await coachesToMoveTo(ctx).where('id', '=', to).executeTakeFirst()))
    throw coachingRefusals.colleagueNotFound()
  const [before, after] = [await readCoachingMember(ctx, from), await readCoachingMember(ctx, to)]
  const declined = await findDeclined(ctx, to)
  const moved = coachings.filter(({ clientId }) => clientId !== to && !declined.has(clientId))
  const names = { before: fullName(before), coach: fullName(after) }
  for (const coaching of moved) {
    await handOver(ctx, coaching, { coachId: to, by: 'operator' })
    const client = await readCoachingMember(ctx, coaching.clientId)
    // Told even with these emails off: from now on someone else sees their progress.
    await emailMember(ctx, evenIfOff(client), movedEmail(ctx, client.email, names))
  }
  if (moved.length > 0) {
    await emailMember(ctx, before, caseloadGoneEmail(ctx, before.email, { ...names, clients: moved.length }))
    await emailMember(ctx, after, caseloadTakenEmail(ctx, after.email, { ...names, clients: moved.length }))
  }
  const ids = new Set(moved.map(({ clientId }) => clientId))
  return {
    moved: [...ids],
    stayed: coachings.flatMap(({ clientId }) => (ids.has(clientId) ? [] : [clientId])),
  }
}

/**
 * These clients, as far as they still are: read again once their records are held, since one who leaves in the same moment
 * has said no. Held in the order of ids and before the coaches, as everywhere.
 */
async function holdCoachings(ctx: MemberContext, coachId: string, clientIds: readonly string[]) {
  const read = (ids: readonly string[]) =>
    ctx.db
      .selectFrom('coachClients')
      .select(['id', 'clientId', 'status', 'graduatedAt'])
      .where('coachId', '=', coachId)
      .where('liveClientId', 'in', [...ids])
      .orderBy('clientId')
      .execute()
  const ids = (await read(clientIds)).map(({ clientId }) => clientId)
  for (const id of ids) await touchMember(ctx, id)
  return ids.length === 0 ? [] : read(ids)
}
