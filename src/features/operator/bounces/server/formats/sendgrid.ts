import { z } from 'zod'
import type { BounceKind, BounceReport } from '../../bounces.rules.ts'

const Event = z.object({
  event: z.string(),
  email: z.string().default(''),
  'smtp-id': z.string().optional(),
  /** Of a bounce: `blocked` where the server refused the email and not the address. */
  type: z.string().default('bounce'),
  reason: z.string().default(''),
})

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event: a list of everything that happened. */
export const SendGridReport = z.array(Event).transform((events): BounceReport[] =>
  events.flatMap((one) => {
    const kind = kindOf(one)
    return kind ? [{ messageId: one['smtp-id'], address: one.email, kind, reason: one.reason }] : []
  }),
)

/** What SendGrid didn't even try, because of an earlier one. */
const dropped: Readonly<Record<string, BounceKind>> = {
  'Bounced Address': 'hard',
  Invalid: 'hard',
  'Spam Reporting Address': 'complaint',
}

function kindOf({ event, type, reason }: z.infer<typeof Event>): BounceKind | undefined {
  if (event === 'bounce') return type === 'blocked' ? 'soft' : 'hard'
  if (event === 'spamreport') return 'complaint'
  return event === 'dropped' ? dropped[reason] : undefined
}
