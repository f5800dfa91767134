import { createHash, createHmac, timingSafeEqual, verify } from 'node:crypto'
import { machineNow } from '#platform/server/clock.ts'
import type { RawInput } from '#platform/server/http/routes.ts'
import { bounceLimits } from '../bounces.rules.ts'
import type { BounceSettings } from './bounces.config.ts'
import { SnsMessage } from './formats/amazon-ses.ts'
import { MailgunReport } from './formats/mailgun.ts'
import type { ReadReport } from './read-report.ts'
import { type AskSns, isSignedBySns } from './verify-sns.ts'

/** Whether anyone may report. */
export const takesReports = ({ secret, sendGridKey, mailgunKey, snsTopic }: BounceSettings): boolean =>
  [secret, sendGridKey, mailgunKey, snsTopic].some((one) => one !== undefined)

/** `Bearer <secret>`, or `Basic` with it as the password, which is what an address like `https://x:secret@host` sends. */
export function knowsSecret({ secret }: BounceSettings, headers: Headers): boolean {
  const [, scheme = '', value = ''] = /^(Bearer|Basic) +(.+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const isBasic = scheme.toLowerCase() === 'basic'
  const given = isBasic ? Buffer.from(value, 'base64').toString().split(':').slice(1).join(':') : value
  return secret !== undefined && timingSafeEqual(digest(given), digest(secret))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether the provider that a report comes from has signed it, where the settings know how it signs. */
export async function isSigned(
  settings: BounceSettings & { askSns: AskSns },
  { form, body }: ReadReport,
  input: RawInput,
): Promise<boolean> {
  const { mailgunKey, snsTopic } = settings
  if (form === 'sendgrid') return isSignedBySendGrid(settings, input)
  if (form === 'mailgun' && mailgunKey) return isSignedByMailgun(mailgunKey, body)
  if (form === 'sns' && snsTopic) return isSignedBySns(SnsMessage.parse(body), snsTopic, settings.askSns)
  return false
}

/** ECDSA over the time and the bytes that came. */
function isSignedBySendGrid({ sendGridKey }: BounceSettings, { raw, headers }: RawInput): boolean {
  const at = headers.get('x-twilio-email-event-webhook-timestamp') ?? ''
  const signature = headers.get('x-twilio-email-event-webhook-signature') ?? ''
  if (!sendGridKey || !isRecent(at)) return false
  return verify('sha256', Buffer.concat([Buffer.from(at), raw]), sendGridKey, Buffer.from(signature, 'base64'))
}

const Signature = MailgunReport.in.shape.signature

/** HMAC over a time and a token that stand in the body. */
function isSignedByMailgun(key: string, body: unknown): boolean {
  // It was read by the same schema before.
  const { timestamp, token, signature } = Signature.parse((body as { signature: unknown }).signature)
  const right = createHmac('sha256', key).update(timestamp).update(token).digest('hex')
  return isRecent(timestamp) && timingSafeEqual(digest(signature), digest(right))
}

/** Providers try again for a day, and what was recorded by someone else long ago is no news. */
function isRecent(seconds: string): boolean {
  const apart = Math.abs(machineNow().epochMilliseconds / 1000 - Number(seconds || Number.NaN))
  return apart < bounceLimits.signedWithinHours * 3600
}
