import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, bounceWorld, topic } from '#tests/world/operator/bounce-world.ts'
import { amazonSns, mailgunSignature, sendGrid } from '#tests/world/operator/mail-providers.ts'
import { grids, mailgun, mailgunKey, postmark, ses } from '#tests/world/operator/mail-reports.ts'
import { bounceLimits } from '../bounces.rules.ts'

let bounces: Awaited<ReturnType<typeof bounceWorld>>
beforeAll(async () => {
  bounces = await bounceWorld()
})
afterAll(() => bounces.world.close())

const taken = [200, { received: true }]
const refused = [401, { code: 'emails.wrongSecret' }]
const asEmail = { 'content-type': 'message/rfc822' }
const tooOld = bounceLimits.signedWithinHours * 3600 + 60

describe('a signature', () => {
  const none = {}
  test('of SendGrid is over the time and every byte', async () => {
    const to = await bounces.sentTo()
    const body = JSON.stringify(grids({})(to))
    for (const headers of [
      none,
      bounces.grid.headers(`${body} `),
      bounces.grid.headers(body, tooOld),
      sendGrid().headers(body),
      { ...bounces.grid.headers(body), 'x-twilio-email-event-webhook-timestamp': '1' },
      { ...bounces.grid.headers(body), 'x-twilio-email-event-webhook-signature': 'AAAA' },
    ])
      expect(await bounces.tell(body, headers)).toMatchObject(refused)
    expect(await bounces.stateOf(to)).toMatchObject({ bounce: null })
    expect(await bounces.tell(body, bounces.grid.headers(body))).toEqual(taken)
    expect(await bounces.stateOf(to)).toMatchObject({ bounce: 'hard: 550 unknown' })
  })

  test('of Mailgun is over its time and token', async () => {
    const to = await bounces.sentTo()
    const { signature, ...right } = mailgun({})(to)
    for (const wrong of [
      { ...signature, token: 'b'.repeat(50) },
      { ...signature, signature: 'f'.repeat(64) },
      mailgunSignature('another key of someone'),
      mailgunSignature(mailgunKey, tooOld),
    ])
      expect(await bounces.tell({ ...right, signature: wrong }, none)).toMatchObject(refused)
    expect(await bounces.tell({ ...right, signature }, none)).toEqual(taken)
    expect(await bounces.stateOf(to)).toMatchObject({ isStopped: true })
  })

  test('of Amazon SNS is checked by a certificate of its own, for one topic', async () => {
    const to = await bounces.sentTo()
    const Message = JSON.stringify(ses({})(to))
    const right = bounces.sns.message({ Message, Subject: 'Bounce' })
    bounces.asked.length = 0
    for (const wrong of [
      { ...right, Message: `${Message} ` },
      { ...right, SignatureVersion: '3' },
      bounces.sns.message({ Message, TopicArn: `${topic}-of-others` }),
      bounces.sns.message(
        { Message },
        {
          certificate:
            'https://sns.eu-west-1.amazonaws.com.evil.example/SimpleNotificationService-0123456789abcdef.pem',
        },
      ),
      bounces.sns.message(
        { Message },
        { certificate: 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem' },
      ),
      bounces.sns.message(
        { Message },
        { certificate: 'http://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem' },
      ),
      bounces.sns.message(
        { Message },
        { certificate: 'https://sns.eu-west-1.amazonaws.com/../../latest/meta-data.pem' },
      ),
      amazonSns(topic).message({ Message }, { certificate: right.SigningCertURL }),
    ])
      expect(await bounces.tell(wrong, none)).toMatchObject(refused)
    expect(bounces.asked.map(({ href }) => href).filter((href) => href !== right.SigningCertURL)).toEqual([])
    expect(await bounces.tell(right, { 'content-type': 'text/plain; charset=UTF-8' })).toEqual(taken)
    expect(await bounces.stateOf(to)).toMatchObject({ isStopped: true })
    expect(await bounces.tell(bounces.sns.message({ Message }, { version: '1' }), none)).toEqual(taken)
    expect(await bounces.tell(bounces.sns.message({ Message: 'Successfully validated SNS topic.' }), none)).toEqual(
      taken,
    )
  })

  test('lets a subscription be confirmed, at an address that is made here', async () => {
    const confirmation = (more: object = {}) =>
      bounces.sns.message({
        Type: 'SubscriptionConfirmation',
        Token: 'abc123',
        SubscribeURL: 'https://evil.example/?Action=ConfirmSubscription',
        Message: 'You have chosen to subscribe',
        ...more,
      })
    bounces.asked.length = 0
    expect(await bounces.tell(confirmation(), none)).toEqual(taken)
    expect(bounces.asked.at(-1)?.href).toBe(
      `https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&TopicArn=${encodeURIComponent(topic)}&Token=abc123`,
    )
    bounces.asked.length = 0
    const other = { TopicArn: `${topic}-of-others` }
    expect(await bounces.tell(confirmation(other), none)).toMatchObject(refused)
    expect(await bounces.tell(confirmation(other))).toMatchObject([400, { code: 'emails.otherTopic' }])
    expect(bounces.asked).toEqual([])
  })
})

describe('a body that no provider sends', () => {
  test.each<[string, string, Record<string, string>, RegExp]>([
    ['nothing', '', {}, /neither JSON nor an email/],
    ['no JSON', 'event=bounce', {}, /neither JSON nor an email/],
    ['a number', '3', {}, /./],
    ['null', 'null', {}, /./],
    ['a list of anything', '[1]', {}, /./],
    ['depths', '['.repeat(400_000), {}, /neither JSON nor an email/],
    ['closed depths', '['.repeat(100_000) + ']'.repeat(100_000), {}, /./],
    ['a bounce without an event', '{"event-data":{}}', {}, /./],
    ['a topic without a message', '{"TopicArn":3}', {}, /./],
    ['a notice that is broken', JSON.stringify(amazonSns(topic).message({ Message: '{"bounce":' })), {}, /./],
    ['neither address nor id', '{"kind":"hard"}', {}, /Name the address or the message id/],
    ['an email without a status', 'Subject: hello\r\n\r\nHi', asEmail, /delivery-status/],
    [
      'an email of boundaries',
      `Content-Type: multipart/report; boundary=a\n\n${'--a\n'.repeat(200_000)}`,
      asEmail,
      /delivery-status/,
    ],
  ])('%s is refused in words', async (_, body, headers, says) => {
    const [status, reply] = await bounces.tell(body, { ...bearer, ...headers })
    expect([status, reply.message]).toEqual([400, expect.stringMatching(says)])
  })

  test('of more than a megabyte is refused', async () => {
    expect((await bounces.tell(`"${'x'.repeat(1_100_000)}"`))[0]).toBe(413)
  })

  test('with what no database takes in a text is taken without it', async () => {
    const to = await bounces.sentTo()
    expect(await bounces.tell(postmark({ Details: 'no\u0000 such' })(to))).toEqual(taken)
    expect(await bounces.tell(postmark({ Email: `\u0000${to.email}` })(to))).toEqual(taken)
    expect(await bounces.stateOf(to)).toMatchObject({ bounce: 'hard: no such' })
  })
})
