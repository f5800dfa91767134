import { turnOffEmails } from '#features/identity/server/public.ts'
import { type Context, touchMember, transaction } from '#platform/server/context.ts'
import type { Destination } from '#platform/server/http/routes.ts'
import type { Input } from '#shared/endpoint.ts'
import { type unsubscribe as endpoint, programEmailRefusals } from '../program-emails.contract.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

type Given = Input<typeof endpoint>

export async function unsubscribe(ctx: Context, { query: { token } }: Given): Promise<{ success: true }> {
  const stopped = readUnsubscribeToken(ctx, token)
  if (!stopped) throw programEmailRefusals.linkUnknown()
  await transaction(ctx, async (ctx) => {
    await turnOffEmails(ctx, stopped.memberId, stopped.kind)
    await touchMember(ctx, stopped.memberId)
  })
  return { success: true }
}

export const openUnsubscribe = async (_: Context, { query }: Given): Promise<Destination> => ({
  redirect: `/unsubscribe?${new URLSearchParams(query)}`,
})
