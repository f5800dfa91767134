import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { machineNow } from '#platform/server/clock.ts'

const seconds = (ago = 0) => String(Math.floor(machineNow().epochMilliseconds / 1000) - ago)

/** Signs as SendGrid does: ECDSA over a time and the body. */
export function sendGrid() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return {
    key: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    headers: (body: string, ago = 0) => ({
      'x-twilio-email-event-webhook-timestamp': seconds(ago),
      'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(seconds(ago) + body), privateKey).toString(
        'base64',
      ),
    }),
  }
}

/** Signs as Mailgun does: HMAC over a time and a token, both in the body. */
export const mailgunSignature = (key: string, ago = 0) => {
  const [timestamp, token] = [seconds(ago), 'a'.repeat(50)]
  return {
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  }
}

const names = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
}

/** Signs as Amazon SNS does, and has its certificate. */
export function amazonSns(topic: string) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const serial = publicKey.export({ format: 'der', type: 'spki' }).subarray(40, 60).toString('hex')
  const message = (more: Record<string, string>, { version = '2', certificate = '' } = {}) => {
    const said: Record<string, string> = {
      Type: 'Notification',
      MessageId: crypto.randomUUID(),
      TopicArn: topic,
      Timestamp: machineNow().toString(),
      Message: '',
      ...more,
    }
    const signed = names[said.Type as keyof typeof names].flatMap((name) =>
      said[name] === undefined ? [] : [`${name}\n${said[name]}\n`],
    )
    const signature = sign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256', Buffer.from(signed.join('')), privateKey)
    const url = `https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-${serial}.pem`
    return {
      ...said,
      ...{ SignatureVersion: version, Signature: signature.toString('base64'), SigningCertURL: certificate || url },
    }
  }
  return { message, pem: selfSigned(publicKey.export({ format: 'der', type: 'spki' }), privateKey) }
}

/** The least that is a certificate (X.509 in DER): Node reads them and makes none. */
function selfSigned(spki: Buffer, key: Parameters<typeof sign>[2]): string {
  const sha256WithRsa = der(0x30, Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const name = der(0x30)
  const validity = der(0x30, der(0x17, Buffer.from('250101000000Z')), der(0x17, Buffer.from('450101000000Z')))
  const [version, serial] = [Buffer.from('a003020102', 'hex'), Buffer.from('020101', 'hex')]
  const tbs = der(0x30, version, serial, sha256WithRsa, name, validity, name, spki)
  const signature = der(0x03, Buffer.from([0]), sign('RSA-SHA256', tbs, key))
  const text = der(0x30, tbs, sha256WithRsa, signature).toString('base64')
  return `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
