import { type Context, touchMember } from '#platform/server/context.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import '../../assignments/server/assignments.tables.ts'
import { fullName } from '../../coaching.rules.ts'
import '../../messages/server/messages.tables.ts'
import { isWaiting } from '../../messages/server/waiting-messages.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import { requestTitles } from '../requests.rules.ts'
import { requestEmail } from './request-email.ts'
import './requests.tables.ts'

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number]

/**
 * A coach deletes their account, and their messages go with it: what waits there for an answer is the founder’s, who gets
 * it by email, until the next coach comes. Read again once the clients’ records are held: another coach may have taken one
 * on in the same moment.
 */
export async function returnRequests(ctx: Context, coachId: string): Promise<void> {
  const clients = new Set((await readWaiting(ctx, coachId)).map(({ clientId }) => clientId))
  for (const id of clients) await touchMember(ctx, id)
  for (const waiting of await readWaiting(ctx, coachId)) await returnRequest(ctx, waiting)
}

const readWaiting = ({ db }: Context, coachId: string) =>
  db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select(['coachClients.clientId', 'coachMessages.kind', 'coachMessages.text', 'coachMessages.sentAt'])
    .where('coachClients.coachId', '=', coachId)
    .where(isWaiting)
    .orderBy('coachClients.clientId')
    .orderBy('coachMessages.id')
    .execute()

async function returnRequest(ctx: Context, { clientId, kind, text, sentAt }: Waiting): Promise<void> {
  if (kind === 'message') return
  const request = await ctx.db
    .selectFrom('coachingRequests')
    .select(['id', 'text'])
    .where('memberId', '=', clientId)
    .where('kind', '=', kind)
    .where('sentTo', '=', 'coach')
    // Without the title above it.
    .where('text', '=', text.slice(text.indexOf('\n\n') + 2))
    .where('sentAt', '<=', sentAt)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!request) return
  await ctx.db.updateTable('coachingRequests').set({ sentTo: 'founder' }).where('id', '=', request.id).execute()
  const client = await readCoachingMember(ctx, clientId)
  const { id: authorId, email } = client
  const given = { authorId, title: requestTitles[kind], name: fullName(client), email, text: request.text }
  await sendEmail(ctx, requestEmail(ctx, { ...given, isReturned: true }))
}
