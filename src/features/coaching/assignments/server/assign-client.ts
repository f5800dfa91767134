import { iso } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { viewClientById } from '../../caseload/server/read-caseload.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import type { assignClient as endpoint } from '../assignments.contract.ts'
import { assignedEmail } from './emails/assigned-email.ts'

export async function assignClient(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<CoachClient> {
  if (body.clientId === ctx.member.id) throw coachingRefusals.oneself()

  return transaction(
    ctx,
    async (ctx) => {
      const member = await findMember(ctx, body.clientId)
      if (await declined(ctx, member.id)) throw coachingRefusals.declined()
      await insertAssignment(ctx, body)
      await awardAchievements(ctx, ctx.member.id)
      // Sent even to members who turned these emails off: from now on the coach sees their progress.
      const told = { ...member, coachLetters: 1 }
      await emailMember(ctx, told, assignedEmail(ctx, { to: member.email, coach: fullName(ctx.member) }))
      noteSecurity(ctx, { kind: 'coach-assigned', about: member.id })
      return viewClientById(ctx, member.id)
    },
    { holdFirst: body.clientId },
  )
}

async function findMember({ db, coaching }: MemberContext, id: string) {
  const member = await db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified'])
    .where('id', '=', id)
    .where('role', '=', 'client')
    .executeTakeFirst()
  if (!member || !(coaching.local || member.emailVerified === 1)) throw coachingRefusals.memberNotFound()
  return member
}

/** A client who ended a coaching can't be assigned by the same coach again, or their "no" would last one click. */
const declined = async ({ db, member }: MemberContext, clientId: string): Promise<boolean> => {
  const ended = await db
    .selectFrom('coachClients')
    .select('id')
    .where('coachId', '=', member.id)
    .where('clientId', '=', clientId)
    .where('endedBy', '=', 'client')
    .executeTakeFirst()
  return ended !== undefined
}

/** The database decides between two coaches who assign at once. */
async function insertAssignment(ctx: MemberContext, { clientId, notes }: { clientId: string; notes: string }) {
  const inserted = await ctx.db
    .insertInto('coachClients')
    .values({
      id: newId(),
      coachId: ctx.member.id,
      clientId,
      liveClientId: clientId,
      status: 'active',
      notes: notes.trim(),
      assignedAt: iso(ctx.now()),
      graduatedAt: null,
      endedAt: null,
      endedBy: null,
      contactedAt: null,
    })
    .onConflict((conflict) => conflict.column('liveClientId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw coachingRefusals.alreadyAssigned()
}
