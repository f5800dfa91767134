import { createPublicKey, type KeyObject } from 'node:crypto'
import type { Settings } from '#platform/server/settings.ts'

export type SnsTopic = { arn: string; region: string }

/** What whoever reports emails that came back has to know, or to sign with. Without any, no reports are taken. */
export type BounceSettings = {
  secret: string | undefined
  sendGridKey: KeyObject | undefined
  mailgunKey: string | undefined
  snsTopic: SnsTopic | undefined
}

export const readBounceSettings = (settings: Settings): BounceSettings => ({
  secret: settings.secret('MAIL_BOUNCE_SECRET', 32),
  sendGridKey: readSendGridKey(settings),
  mailgunKey: settings.secret('MAIL_BOUNCE_MAILGUN_KEY', 16),
  snsTopic: readSnsTopic(settings),
})

function readSendGridKey(settings: Settings): KeyObject | undefined {
  const text = settings.text('MAIL_BOUNCE_SENDGRID_KEY')
  if (text === undefined) return undefined
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType === 'ec') return key
  } catch {}
  return settings.refuse('MAIL_BOUNCE_SENDGRID_KEY', 'the verification key that SendGrid shows for a signed webhook')
}

function readSnsTopic(settings: Settings): SnsTopic | undefined {
  const arn = settings.text('MAIL_BOUNCE_SNS_TOPIC')
  if (arn === undefined) return undefined
  const [, region] = /^arn:aws(?:-us-gov)?:sns:([a-z]{2}(?:-[a-z]{1,12}){1,3}-\d):\d{12}:[\w-]{1,256}$/.exec(arn) ?? []
  return region
    ? { arn, region }
    : settings.refuse('MAIL_BOUNCE_SNS_TOPIC', 'the ARN of a topic, like arn:aws:sns:eu-west-1:123456789012:bounces')
}
