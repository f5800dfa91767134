import type { Context } from '#platform/server/context.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { receiveEvent as endpoint } from '../../payment.contract.ts'
import { handleWebhookEvent } from './handle-webhook-event.ts'

export async function receiveEvent(ctx: Context, { raw, headers }: RawInput): Promise<Reply<typeof endpoint>> {
  await handleWebhookEvent(ctx, raw, headers.get('stripe-signature') ?? '')
  return { received: true }
}
