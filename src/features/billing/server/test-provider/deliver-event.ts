import { job } from '#platform/server/jobs/job.ts'
import { handleWebhookEvent } from '../../webhook/server/handle-webhook-event.ts'
import type { Event } from './things.ts'

/** Sends an event as the provider would: the same bytes, signed, to the same door. */
export const deliverTestEvent = job<{ eventId: string }>('billing.deliver-test-event', async (ctx, { eventId }) => {
  const row = await ctx.db
    .selectFrom('testProviderThings')
    .select('body')
    .where('id', '=', eventId)
    .where('kind', '=', 'event')
    .executeTakeFirst()
  if (!row || ctx.payments.provider !== 'test') return
  const stripe = await ctx.payments.stripe()
  const event: Event = JSON.parse(row.body)
  const payload = JSON.stringify(event)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: ctx.payments.webhookSecret })
  await handleWebhookEvent(ctx, Buffer.from(payload), signature)
})
