import { z } from 'zod'
import type { BounceReport } from '../../bounces.rules.ts'

const mostRecipients = 1000
const Header = z.object({ name: z.string(), value: z.string() })

/**
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html: what SES publishes to a topic. Its message id is its
 * own; ours is among the headers of the original email, where SES is set to send these.
 */
export const SesNotice = z
  .object({
    notificationType: z.string().optional(),
    eventType: z.string().optional(),
    mail: z
      .object({
        headers: z.array(Header).default([]),
        commonHeaders: z.object({ messageId: z.string().optional() }).default({}),
      })
      .default({ headers: [], commonHeaders: {} }),
    bounce: z
      .object({
        bounceType: z.string(),
        bouncedRecipients: z
          .array(z.object({ emailAddress: z.string(), diagnosticCode: z.string().default('') }))
          .max(mostRecipients),
      })
      .optional(),
    complaint: z
      .object({
        complainedRecipients: z.array(z.object({ emailAddress: z.string() })).max(mostRecipients),
        complaintFeedbackType: z.string().nullish(),
      })
      .optional(),
  })
  .transform(({ notificationType, eventType = notificationType, mail, bounce, complaint }): BounceReport[] => {
    const header = mail.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value
    const messageId = mail.commonHeaders.messageId ?? header
    if (eventType === 'Bounce' && bounce) {
      const kind = bounce.bounceType === 'Permanent' ? 'hard' : 'soft'
      return bounce.bouncedRecipients.map(({ emailAddress, diagnosticCode }) => ({
        ...{ messageId, address: emailAddress, kind, reason: diagnosticCode },
      }))
    }
    if (eventType !== 'Complaint' || !complaint) return []
    const reason = complaint.complaintFeedbackType ?? ''
    return complaint.complainedRecipients.map(({ emailAddress }) => ({
      ...{ messageId, address: emailAddress, kind: 'complaint', reason },
    }))
  })

/** https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html: the envelope of Amazon SNS. */
export const SnsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string().max(100),
  TopicArn: z.string().max(300),
  Subject: z.string().max(300).nullish(),
  Message: z.string(),
  Timestamp: z.string().max(40),
  Token: z.string().max(2000).optional(),
  SubscribeURL: z.string().max(4000).optional(),
  SignatureVersion: z.string().max(2).default(''),
  Signature: z.string().max(2000).default(''),
  SigningCertURL: z.string().max(300).default(''),
})
export type SnsMessage = z.infer<typeof SnsMessage>
