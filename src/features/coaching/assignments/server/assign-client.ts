import { iso } from '#platform/server/clock.ts'
import { type Context, type MemberContext, transaction } from '#platform/server/context.ts'
import { countAttempt, countWithin } from '#platform/server/http/request/attempts.ts'
import { newId } from '#platform/server/new-id.ts'
import { noteSecurity } from '#platform/server/security-log.ts'
import type { Input } from '#shared/endpoint.ts'
import { awardAchievements } from '../../achievements/server/award-achievements.ts'
import type { CoachClient } from '../../caseload/caseload.contract.ts'
import { viewClientById } from '../../caseload/server/read-caseload.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { fullName } from '../../coaching.rules.ts'
import { moveRequests } from '../../requests/server/move-requests.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import type { assignClient as endpoint } from '../assignments.contract.ts'
import type { CoachClientsTable } from './assignments.tables.ts'
import { assignedEmail } from './emails/assigned-email.ts'
import { findLastAssignment } from './find-assignment.ts'
import { sessionOf } from './session-of.ts'

export async function assignClient(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<CoachClient> {
  if (body.clientId === ctx.member.id) throw coachingRefusals.oneself()

  return transaction(
    ctx,
    async (ctx) => {
      const member = await findMember(ctx, body.clientId)
      if (await hasDeclined(ctx, { coachId: ctx.member.id, clientId: member.id })) throw coachingRefusals.declined()
      const { clientId, notes } = body
      const before = await findLastAssignment(ctx, clientId)
      if (before && isSame(ctx, before, notes)) return viewClientById(ctx, clientId)
      const continuesId = before?.id ?? null
      const begun = { coachId: ctx.member.id, clientId, notes, status: 'active' as const, continuesId }
      const assignmentId = await insertAssignment(ctx, begun)
      await countAssignment(ctx, clientId)
      await awardAchievements(ctx, ctx.member.id)
      // Sent even to members who turned these emails off: from now on the coach sees their progress.
      await emailMember(
        ctx,
        evenIfOff(member),
        assignedEmail(ctx, {
          to: member.email,
          coach: fullName(ctx.member),
          session: await sessionOf(ctx, { ...member, assignmentId }),
          continues: continuesId !== null,
        }),
      )
      noteSecurity(ctx, { kind: 'coach-assigned', about: member.id })
      return viewClientById(ctx, member.id)
    },
    { holdFirst: body.clientId },
  )
}

/**
 * Each sends an email that no setting stops, and so does its end: a coach takes the same member on once a day, and no more
 * than 30. What is refused for another reason doesn’t count.
 */
async function countAssignment({ db, member, accounts }: MemberContext, clientId: string): Promise<void> {
  if (!accounts.limits.enabled) return
  const seconds = 24 * 3600
  await countAttempt(db, { of: ['assignment', member.id], limit: 30, seconds })
  if (!(await countWithin(db, { of: ['assignment', member.id, clientId], limit: 1, seconds })))
    throw coachingRefusals.assignedToday()
}

/** The same click that arrives twice finds it done. Other notes would be lost by that, so they are refused. */
const isSame = ({ member }: MemberContext, { liveClientId, coachId, notes }: CoachClientsTable, wanted: string) =>
  liveClientId !== null && coachId === member.id && (wanted.trim() === '' || wanted.trim() === notes)

/** Someone who can be taken on: in Client Mode, on a public site with a confirmed address. */
export async function findMember({ db, coaching }: MemberContext, id: string) {
  const member = await db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'timeZone'])
    .where('id', '=', id)
    .where('role', '=', 'client')
    .executeTakeFirst()
  if (!member || !(coaching.local || member.emailVerified === 1)) throw coachingRefusals.memberNotFound()
  return member
}

/** A client who ended a coaching can't be assigned by the same coach again, or their "no" would last one click. */
export async function hasDeclined({ db }: Context, { coachId, clientId }: { coachId: string; clientId: string }) {
  const ended = await db
    .selectFrom('coachClients')
    .select('id')
    .where('coachId', '=', coachId)
    .where('clientId', '=', clientId)
    .where('endedBy', '=', 'client')
    .executeTakeFirst()
  return ended !== undefined
}

/** Everybody who ended a coaching with this coach. */
export async function findDeclined({ db }: Context, coachId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('coachClients')
    .select('clientId')
    .where('coachId', '=', coachId)
    .where('endedBy', '=', 'client')
    .execute()
  return new Set(rows.map(({ clientId }) => clientId))
}

type Begun = Pick<CoachClientsTable, 'coachId' | 'clientId' | 'notes' | 'status' | 'continuesId'> &
  Partial<Pick<CoachClientsTable, 'graduatedAt'>>

/**
 * The database decides between two coaches who assign at once. Answers the coaching's id. Open requests go along. To be
 * called while the coach's record is held: whose access was revoked in the same moment begins nothing.
 */
export async function insertAssignment(ctx: Context, { notes, clientId, ...given }: Begun): Promise<string> {
  // Coaches have coaches too: one who is handed over isn’t given to themselves.
  if (given.coachId === clientId || !(await coachesNow(ctx, given.coachId))) throw coachingRefusals.colleagueNotFound()
  const inserted = await ctx.db
    .insertInto('coachClients')
    .values({
      id: newId(),
      graduatedAt: null,
      ...given,
      clientId,
      liveClientId: clientId,
      notes: notes.trim(),
      assignedAt: iso(ctx.now()),
      endedAt: null,
      endedBy: null,
      contactedAt: null,
      earlierAgreedAt: null,
    })
    .onConflict((conflict) => conflict.column('liveClientId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw coachingRefusals.alreadyAssigned()
  await moveRequests(ctx, { id: inserted.id, clientId })
  return inserted.id
}

async function coachesNow({ db }: Context, id: string): Promise<boolean> {
  const coach = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'coach')
    .executeTakeFirst()
  return coach !== undefined
}
