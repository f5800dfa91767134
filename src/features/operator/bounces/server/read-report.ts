import type { z } from 'zod'
import { issueSentence } from '#platform/server/http/request/issue-sentence.ts'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import { bounceRefusals } from '../bounces.contract.ts'
import type { BounceReport } from '../bounces.rules.ts'
import { SesNotice, SnsMessage } from './formats/amazon-ses.ts'
import { deliveryStatusReports } from './formats/delivery-status.ts'
import { MailgunReport } from './formats/mailgun.ts'
import { OwnReport } from './formats/own.ts'
import { PostmarkReport } from './formats/postmark.ts'
import { SendGridReport } from './formats/sendgrid.ts'

export type Form = 'own' | 'postmark' | 'sendgrid' | 'mailgun' | 'sns' | 'ses' | 'delivery-status'

/** What came, in which form; `body` is what it was read from, for whoever checks a signature in it. */
export type ReadReport = { form: Form; body: unknown; reports: readonly BounceReport[] }

/** Told by its content type where it is an email, and by its fields where it is JSON, whatever its content type says. */
export function readReport({ raw, headers }: RawInput): ReadReport {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'message/rfc822' || type === 'multipart/report') return readEmail(raw.toString())
  const body = jsonIn(raw.toString())
  const form = formOf(body)
  return { form, body, reports: form === 'sns' ? snsReports(body) : parsed(schemas[form], body) }
}

function readEmail(text: string): ReadReport {
  const reports = deliveryStatusReports(text)
  if (!reports) throw bounceRefusals.unreadableReport('the email has no part of the kind message/delivery-status')
  return { form: 'delivery-status', body: text, reports }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bounceRefusals.unreadableReport('it is neither JSON nor an email (message/rfc822)')
  }
}

function formOf(body: unknown): Exclude<Form, 'delivery-status'> {
  if (Array.isArray(body)) return 'sendgrid'
  const has = (field: string) => typeof body === 'object' && body !== null && Object.hasOwn(body, field)
  if (has('RecordType')) return 'postmark'
  if (has('event-data')) return 'mailgun'
  if (has('TopicArn')) return 'sns'
  return has('notificationType') || has('eventType') ? 'ses' : 'own'
}

const schemas = {
  own: OwnReport,
  postmark: PostmarkReport,
  sendgrid: SendGridReport,
  mailgun: MailgunReport,
  ses: SesNotice,
}

/** A notice that isn't JSON is a greeting, by which SES tries a topic that was set up. */
function snsReports(body: unknown): readonly BounceReport[] {
  const { Type, Message } = parsed(SnsMessage, body)
  if (Type !== 'Notification' || !Message.trimStart().startsWith('{')) return []
  return parsed(SesNotice, jsonIn(Message))
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw requestRefusals.invalid(
    issue ? issueSentence(issue) : 'This isn’t a report that we can use.',
    issue?.path.join('.'),
  )
}
