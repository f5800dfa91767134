import { type Context, touchMember } from '#platform/server/context.ts'
import { eraseRows, type PersonalData } from '#platform/server/personal-data.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { clientDeletedEmail, coachDeletedEmail } from './emails/account-deleted-emails.ts'
import { emailClients } from './end-caseload.ts'
import { findLiveAssignment } from './find-assignment.ts'

export const assignmentsPersonalData: PersonalData = {
  tables: { coachClients: ['coachId', 'clientId', 'liveClientId'] },

  export: async ({ db }, memberId) => [
    {
      // Without the notes: those are the coach's own.
      title: 'Your coaches',
      rows: await db
        .selectFrom('coachClients')
        .innerJoin('users', 'users.id', 'coachClients.coachId')
        .select(['users.firstName as coachFirstName', 'users.lastName as coachLastName'])
        .select(['status', 'assignedAt', 'graduatedAt', 'endedAt', 'earlierAgreedAt'])
        .where('clientId', '=', memberId)
        .orderBy('coachClients.id')
        .execute(),
    },
    {
      // The clients are not named.
      title: 'Clients you took on, with your notes',
      rows: await db
        .selectFrom('coachClients')
        .select(['status', 'notes', 'assignedAt', 'graduatedAt', 'endedAt'])
        .where('coachId', '=', memberId)
        .orderBy('id')
        .execute(),
    },
  ],

  // That someone coaches them stays.
  conceal: async ({ db }, memberId) => {
    await db.updateTable('coachClients').set({ notes: '' }).where('clientId', '=', memberId).execute()
  },

  erase: async (ctx, memberId) => {
    await eraseClient(ctx, memberId)
    await eraseCoach(ctx, memberId)
  },
}

/** A client deletes their account: the coach is told. */
async function eraseClient(ctx: Context, clientId: string): Promise<void> {
  const live = await findLiveAssignment(ctx, clientId)
  if (live) {
    const coach = await readCoachingMember(ctx, live.coachId)
    await emailMember(ctx, coach, clientDeletedEmail(ctx, coach.email))
    await touchMember(ctx, coach.id)
  }
  await eraseRows(ctx.db, 'coachClients', 'clientId', clientId)
}

/** A coach deletes their account: the clients are told and can be assigned to another coach. */
async function eraseCoach(ctx: Context, coachId: string): Promise<void> {
  const coach = await readCoachingMember(ctx, coachId)
  await emailClients(ctx, coachId, (to) => coachDeletedEmail(ctx, to, fullName(coach)))
  await eraseRows(ctx.db, 'coachClients', 'coachId', coachId)
}
