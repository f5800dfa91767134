import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { refusals } from '#shared/refusal.ts'

export const bounceRefusals = refusals('emails', {
  wrongSecret: [401, 'The secret or the signature is wrong, or no reports are taken here.'],
  unreadableReport: [400, (why: string) => `This report can’t be read: ${why}.`],
  otherTopic: [400, 'Subscriptions are confirmed for the topic that MAIL_BOUNCE_SNS_TOPIC names alone.'],
})

/** Called by a mail server or provider. */
export const reportBounces = endpoint({
  method: 'POST',
  path: '/api/mail/bounces',
  access: 'public',
  changes: ['operator-people', 'operator-broadcasts'],
  summary:
    'Takes reports that emails came back, or were called spam, after the mail server took them: what Postmark, SendGrid, Mailgun and Amazon SES (through SNS) send, a delivery status notification (RFC 3464) as message/rfc822, or JSON of our own: { messageId, address, kind: hard, soft or complaint, reason }. With the secret of the settings in Authorization, or signed by the provider. The reply never tells whether there is such an email or address.',
  reply: z.object({ received: z.literal(true) }),
  refusals: [bounceRefusals.wrongSecret, bounceRefusals.unreadableReport, bounceRefusals.otherTopic],
})
