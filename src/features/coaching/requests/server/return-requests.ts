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
import { reopenRequests } from './settle-requests.ts'

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number]

/**
 * A coach deletes their account, and their messages go with it: what waits there for an answer is the founder’s, who gets
 * it by email, until the next coach comes. Read again once the clients’ records are held: another coach may have taken one
 * on in the same moment.
 */
export async function returnRequests(ctx: Context, coachId: string): Promise<void> {
  for (const { id, clientId } of await coachingsOf(ctx, coachId)) {
    await touchMember(ctx, clientId)
    await reopenRequests(ctx, { id, clientId })
  }
  for (const waiting of await readWaiting(ctx, coachId)) await returnRequest(ctx, waiting)
}

const coachingsOf = ({ db }: Context, coachId: string) =>
  db
    .selectFrom('coachClients')
    .select(['id', 'clientId'])
    .where('coachId', '=', coachId)
    .where('clientId', 'in', (one) => one.selectFrom('coachingRequests').select('memberId'))
    .orderBy('clientId')
    .execute()

const readWaiting = ({ db }: Context, coachId: string) =>
  db
    .selectFrom('coachMessages')
    .innerJoin('coachClients', 'coachClients.id', 'coachMessages.assignmentId')
    .select([
      'coachMessages.id',
      'coachClients.clientId',
      'coachMessages.kind',
      'coachMessages.text',
      'coachMessages.sentAt',
    ])
    .where('coachClients.coachId', '=', coachId)
    .where(isWaiting)
    .orderBy('coachClients.clientId')
    .orderBy('coachMessages.id')
    .execute()

async function returnRequest(ctx: Context, { id, clientId, kind }: Waiting): Promise<void> {
  if (kind === 'message') return
  const request = await ctx.db
    .selectFrom('coachingRequests')
    .select(['id', 'text'])
    .where('messageId', '=', id)
    .executeTakeFirst()
  if (!request) return
  await ctx.db.updateTable('coachingRequests').set({ sentTo: 'founder' }).where('id', '=', request.id).execute()
  const client = await readCoachingMember(ctx, clientId)
  const { id: authorId, email } = client
  const given = { authorId, title: requestTitles[kind], name: fullName(client), email, text: request.text }
  await sendEmail(ctx, requestEmail(ctx, { ...given, isReturned: true }))
}
