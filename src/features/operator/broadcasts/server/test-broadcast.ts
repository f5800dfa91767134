import type { MemberContext } from '#platform/server/context.ts'
import { sendUrgentEmail } from '#platform/server/mail/email.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { broadcastRefusals, type testBroadcast as endpoint } from '../broadcasts.contract.ts'
import { buttonProblem, isSendable } from '../broadcasts.rules.ts'
import { broadcastEmail } from './broadcast-email.ts'
import { readBroadcast } from './list-broadcasts.ts'

export async function testBroadcast(
  ctx: MemberContext,
  { params: { broadcastId } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const words = await readBroadcast(ctx, broadcastId)
  if (!isSendable(words)) throw broadcastRefusals.broadcastEmpty()
  if (buttonProblem(words)) throw broadcastRefusals.broadcastButton()
  const { id, email } = ctx.member
  const { firstName } = await ctx.db
    .selectFrom('users')
    .select('firstName')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // Not counted among those that it was sent to.
  const { partOf: _, ...test } = broadcastEmail(ctx, { ...words, id: 'test' }, { id, email, firstName })
  await sendUrgentEmail(ctx, { ...test, kind: 'broadcast to test' })
  return { to: email }
}
