import { coachAccessRevoked } from '#features/identity/identity.events.ts'
import { type Context, touchMember } from '#platform/server/context.ts'
import { subscribe } from '#platform/server/event-subscriptions.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { fullName } from '../../coaching.rules.ts'
import { emailMember, evenIfOff } from '../../server/email-member.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { coachRemovedEmail } from './emails/coaching-ended-emails.ts'
import { endAssignment } from './end-assignment.ts'

/** A coach's access was revoked: every coaching ends at once, and the clients are told and free for another coach. */
export const endCaseload = subscribe(coachAccessRevoked, async (ctx, { memberId: coachId }) => {
  const coach = await readCoachingMember(ctx, coachId)
  const clients = await emailClients(ctx, coachId, (to) => coachRemovedEmail(ctx, to, fullName(coach)))
  for (const { assignmentId } of clients) await endAssignment(ctx, { id: assignmentId }, 'operator')
})

/** Emails all current clients of a coach whose record is held, and answers them. */
export async function emailClients(ctx: Context, coachId: string, emailTo: (to: string) => Email) {
  const clients = await holdClients(ctx, coachId)
  // Sent even to members who turned these emails off: it changes who sees their progress.
  for (const client of clients) await emailMember(ctx, evenIfOff(client), emailTo(client.email))
  return clients
}

/** In the order of ids, so two such runs can't deadlock; read again once held, since one may have left in the same moment. */
async function holdClients(ctx: Context, coachId: string) {
  const clients = ctx.db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.liveClientId')
    .select(['users.id', 'users.email', 'users.emailVerified', 'users.coachLetters', 'coachClients.id as assignmentId'])
    .where('coachId', '=', coachId)
    .orderBy('users.id')
  for (const { id } of await clients.execute()) await touchMember(ctx, id)
  return clients.execute()
}
