import { type KeyObject, verify, X509Certificate } from 'node:crypto'
import { requestRefusals } from '#platform/server/http/request/request-refusals.ts'
import { snsUrl } from './ask-sns.ts'
import type { SnsTopic } from './bounces.config.ts'
import type { SnsMessage } from './formats/amazon-ses.ts'

export type AskSns = (url: URL) => Promise<string>

/** https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html, and of that topic alone. */
export async function isSignedBySns(message: SnsMessage, topic: SnsTopic, ask: AskSns): Promise<boolean> {
  const algorithm = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' }[message.SignatureVersion]
  if (message.TopicArn !== topic.arn || !algorithm) return false
  const key = await keyAt(message.SigningCertURL, topic, ask)
  if (!key) return false
  const names = message.Type === 'Notification' ? ofNotification : ofConfirmation
  const text = names.flatMap((name) => (message[name] == null ? [] : [`${name}\n${message[name]}\n`])).join('')
  return verify(algorithm, Buffer.from(text), key, Buffer.from(message.Signature, 'base64'))
}

const ofNotification = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const
const ofConfirmation = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const

const mostKeys = 10
/** A certificate at an address never changes: its name is made of what it holds. */
const keys = new Map<string, KeyObject>()

async function keyAt(address: string, topic: SnsTopic, ask: AskSns): Promise<KeyObject | undefined> {
  const [, path = ''] = /^https:\/\/[^/?#]+(\/SimpleNotificationService-[\da-f]{16,64}\.pem)$/.exec(address) ?? []
  const url = snsUrl(topic, path)
  if (path === '' || url.href !== address) return undefined
  const known = keys.get(address)
  if (known) return known
  const pem = await ask(url).catch(() => {
    throw requestRefusals.unavailable()
  })
  const { publicKey } = new X509Certificate(pem)
  if (keys.size >= mostKeys) keys.clear()
  keys.set(address, publicKey)
  return publicKey
}

/** Says yes to the subscription. The address is made here: none is taken from the message. */
export async function confirmSubscription({ arn, region }: SnsTopic, token: string, ask: AskSns): Promise<void> {
  const url = snsUrl({ arn, region }, '/')
  url.search = new URLSearchParams({ Action: 'ConfirmSubscription', TopicArn: arn, Token: token }).toString()
  await ask(url).catch(() => {
    throw requestRefusals.unavailable()
  })
}
