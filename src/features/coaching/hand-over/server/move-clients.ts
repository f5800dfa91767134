import { type MemberContext, touchMember } from '#platform/server/context.ts'
import { findDeclined } from '../../assignments/server/assign-client.ts'
import '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { handOver } from './hand-over.ts'
import { caseloadGoneEmail, caseloadTakenEmail, movedEmail } from './moved-emails.ts'

type Move = { from: string; to: string; clientIds: readonly string[] }
type Moved = { moved: string[]; stayed: string[] }

/**
 * Moves clients of one coach to another, by an operator and inside their transaction. Each client is told, and each coach
 * once for all. Who has ended a coaching with the new coach stays, and so does nobody else: a client who is not with the
 * first coach any more is passed over, so that a repeated call moves nobody twice.
 */
export async function moveClients(ctx: MemberContext, { from, to, clientIds }: Move): Promise<Moved> {
  const [before, after] = [await readCoach(ctx, from), await readCoach(ctx, to)]
  if (!before || !after || after.role !== 'coach' || from === to) throw coachingRefusals.colleagueNotFound()
  const coachings = await ctx.db
    .selectFrom('coachClients')
    .select(['id', 'clientId', 'status'])
    .where('coachId', '=', from)
    .where('liveClientId', 'in', [...clientIds])
    .orderBy('clientId')
    .execute()
  const declined = await findDeclined(ctx, to)
  const moved = coachings.filter(({ clientId }) => clientId !== to && !declined.has(clientId))
  const names = { before: fullName(before), coach: fullName(after) }
  for (const coaching of moved) {
    await touchMember(ctx, coaching.clientId)
    await handOver(ctx, coaching, { coachId: to, by: 'operator' })
    const client = await readCoachingMember(ctx, coaching.clientId)
    // Told even with these emails off: from now on someone else sees their progress.
    await emailMember(ctx, { ...client, coachLetters: 1 }, movedEmail(ctx, client.email, names))
  }
  if (moved.length > 0) {
    await touchMember(ctx, from)
    await emailMember(ctx, before, caseloadGoneEmail(ctx, before.email, { ...names, clients: moved.length }))
    await emailMember(ctx, after, caseloadTakenEmail(ctx, after.email, { ...names, clients: moved.length }))
  }
  const ids = new Set(moved.map(({ clientId }) => clientId))
  return {
    moved: [...ids],
    stayed: coachings.flatMap(({ clientId }) => (ids.has(clientId) ? [] : [clientId])),
  }
}

const readCoach = (ctx: MemberContext, id: string) => readCoachingMember(ctx, id).catch(() => undefined)
