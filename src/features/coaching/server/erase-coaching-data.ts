import { sql } from 'kysely'
import { type Context, touchMember } from '#platform/server/context.ts'
import { afterEverything, byteOrder } from '#platform/server/database/byte-order.ts'
import { clientDeletedEmail, coachDeletedEmail } from '../assignments/server/emails/account-deleted-emails.ts'
import { emailClients } from '../assignments/server/end-caseload.ts'
import { findLiveAssignment } from '../assignments/server/find-assignment.ts'
import { fullName } from '../coaching.rules.ts'
import { emailMember } from './email-member.ts'
import { readCoachingMember } from './read-coaching-member.ts'

/** A client deletes their account: the coach is told, keeps the points and loses everything about the person. */
export async function eraseAsClient(ctx: Context, clientId: string): Promise<void> {
  const live = await findLiveAssignment(ctx, clientId)
  if (live) {
    const coach = await readCoachingMember(ctx, live.coachId)
    await emailMember(ctx, coach, clientDeletedEmail(ctx, coach.email))
    await touchMember(ctx, coach.id)
  }
  await eraseThreads(ctx, 'clientId', clientId)
  await ctx.db.deleteFrom('coachMilestones').where('clientId', '=', clientId).execute()
  await ctx.db.deleteFrom('milestoneCorrections').where('clientId', '=', clientId).execute()
  await ctx.db
    .updateTable('coachLedger')
    .set({ label: 'A milestone of a former client', cause: sql<string>`'former:' || ${sql.ref('id')}` })
    .where(byteOrder(ctx.db, sql.ref('cause')), '>=', `${clientId}:`)
    .where(byteOrder(ctx.db, sql.ref('cause')), '<', afterEverything(`${clientId}:`))
    .execute()
  await ctx.db.deleteFrom('coachClients').where('clientId', '=', clientId).execute()
}

/** A coach deletes their account: the clients are told and can be assigned to another coach. */
export async function eraseAsCoach(ctx: Context, coachId: string): Promise<void> {
  const coach = await readCoachingMember(ctx, coachId)
  await emailClients(ctx, coachId, (to) => coachDeletedEmail(ctx, to, fullName(coach)))
  await eraseThreads(ctx, 'coachId', coachId)
  await ctx.db.deleteFrom('coachMilestones').where('coachId', '=', coachId).execute()
  await ctx.db.deleteFrom('milestoneCorrections').where('coachId', '=', coachId).execute()
  await ctx.db.deleteFrom('coachClients').where('coachId', '=', coachId).execute()
}

async function eraseThreads({ db }: Context, side: 'clientId' | 'coachId', memberId: string): Promise<void> {
  const theirs = db.selectFrom('coachClients').select('id').where(side, '=', memberId)
  await db.deleteFrom('coachMessages').where('assignmentId', 'in', theirs).execute()
}
