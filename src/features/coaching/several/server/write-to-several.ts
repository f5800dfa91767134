import { type MemberContext, transaction } from '#platform/server/context.ts'
import { countAttempt } from '#platform/server/http/request/attempts.ts'
import type { Input } from '#shared/endpoint.ts'
import '../../assignments/server/assignments.tables.ts'
import { coachingRefusals } from '../../coaching.refusals.ts'
import { sendToClient } from '../../messages/server/client-messages.ts'
import { readCoachingMember } from '../../server/read-coaching-member.ts'
import type { writeToSeveral as endpoint, SentToSeveral } from '../several.contract.ts'
import { isTooLong, severalLimits, textFor } from '../several.rules.ts'

type Body = Input<typeof endpoint>['body']

/**
 * One transaction for each client: a send that breaks off has reached some whole, and repeated it reaches the others. The
 * name of the send keeps anyone from getting it twice.
 */
export async function writeToSeveral(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<SentToSeveral> {
  const { sends: limit, seconds } = severalLimits
  await countAttempt(ctx.db, { of: ['write to several', ctx.member.id], limit, seconds })
  await refuseTooLong(ctx, body)
  const result: SentToSeveral = { sent: 0, mailed: 0, missed: [] }
  for (const clientId of new Set(body.clientIds)) {
    const sent = await transaction(ctx, (ctx) => sendTo(ctx, clientId, body), { holdFirst: clientId })
    if (!sent) result.missed.push(clientId)
    else {
      result.sent += 1
      result.mailed += sent.mailed ? 1 : 0
    }
  }
  return result
}

/** Before anyone has it: refused halfway, some would get the shorter one too. */
async function refuseTooLong({ db, member }: MemberContext, { clientIds, text }: Body): Promise<void> {
  const clients = await db
    .selectFrom('coachClients')
    .innerJoin('users', 'users.id', 'coachClients.liveClientId')
    .select('firstName')
    .where('coachId', '=', member.id)
    .where('liveClientId', 'in', clientIds)
    .execute()
  if (clients.some((client) => isTooLong(textFor(text, client)))) throw coachingRefusals.tooLong()
}

async function sendTo(ctx: MemberContext, clientId: string, { text, sendId }: Body) {
  const assignment = await ctx.db
    .selectFrom('coachClients')
    .select('id')
    .where('liveClientId', '=', clientId)
    .where('coachId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!assignment) return undefined
  const client = await readCoachingMember(ctx, clientId)
  return sendToClient(ctx, { threadId: assignment.id, client, text: textFor(text, client), sendId })
}
