import { z } from 'zod'
import type { BounceKind, BounceReport } from '../../bounces.rules.ts'

const Data = z.object({
  event: z.string(),
  severity: z.string().default(''),
  reason: z.string().default(''),
  recipient: z.string().default(''),
  'delivery-status': z
    .object({ message: z.string().nullish(), description: z.string().nullish() })
    .default({ message: '', description: '' }),
  message: z
    .object({ headers: z.object({ 'message-id': z.string().optional() }).default({}) })
    .default({ headers: {} }),
})

/** https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks; what it tries again is no bounce yet. */
export const MailgunReport = z
  .object({
    signature: z.object({
      timestamp: z.string().max(20),
      token: z.string().max(100),
      signature: z.string().max(100),
    }),
    'event-data': Data,
  })
  .transform(({ 'event-data': data }): BounceReport[] => {
    const kind = kindOf(data)
    const { message, description } = data['delivery-status']
    const about = { messageId: data.message.headers['message-id'], address: data.recipient }
    return kind ? [{ ...about, kind, reason: message || description || data.reason }] : []
  })

/** `old`: it gave up after hours of trying, so the address may be right. */
function kindOf({ event, severity, reason }: z.infer<typeof Data>): BounceKind | undefined {
  if (event === 'complained' || reason === 'suppress-complaint') return 'complaint'
  if (event !== 'failed' || severity !== 'permanent' || reason === 'suppress-unsubscribe') return undefined
  return reason === 'old' ? 'soft' : 'hard'
}
