import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, bounceWorld } from '#tests/world/operator/bounce-world.ts'
import { type About, dsn, grids, mailgun, postmark, ses } from '#tests/world/operator/mail-reports.ts'

let bounces: Awaited<ReturnType<typeof bounceWorld>>
beforeAll(async () => {
  bounces = await bounceWorld()
})
afterAll(() => bounces.world.close())

const taken = [200, { received: true }]
const nothing = { bounce: null, isStopped: false }
const asEmail = { ...bearer, 'content-type': 'message/rfc822' }
const throughSns = (make: (to: About) => object) => (to: About) =>
  bounces.sns.message({ Message: JSON.stringify(make(to)) })

test.each<[string, (to: About) => unknown, object]>([
  ['Postmark: gone', postmark({}), { bounce: 'hard: smtp;550 5.1.1 unknown', isStopped: true }],
  ['Postmark: full', postmark({ Type: 'SoftBounce' }), { bounce: /^soft/, isStopped: false }],
  ['Postmark: given up by it', postmark({ Type: 'Blocked', Inactive: true }), { bounce: /^hard/, isStopped: true }],
  ['Postmark: spam', postmark({ RecordType: 'SpamComplaint' }), { bounce: /^complaint/, isStopped: true }],
  ['Postmark: away', postmark({ Type: 'AutoResponder' }), nothing],
  ['Postmark: opened', postmark({ RecordType: 'Open' }), nothing],
  ['SendGrid: gone', grids({}), { bounce: 'hard: 550 unknown', isStopped: true }],
  ['SendGrid: blocked', grids({ type: 'blocked' }), { bounce: /^soft/, isStopped: false }],
  ['SendGrid: spam', grids({ event: 'spamreport' }), { bounce: /^complaint/, isStopped: true }],
  ['SendGrid: known', grids({ event: 'dropped', reason: 'Bounced Address' }), { bounce: /^hard: B/, isStopped: true }],
  ['SendGrid: tried again', grids({ event: 'deferred' }), nothing],
  ['Mailgun: gone', mailgun({}), { bounce: 'hard: 550 unknown', isStopped: true }],
  ['Mailgun: gave up', mailgun({ reason: 'old' }), { bounce: /^soft/, isStopped: false }],
  ['Mailgun: tried again', mailgun({ severity: 'temporary' }), nothing],
  ['Mailgun: spam', mailgun({ event: 'complained' }), { bounce: /^complaint/, isStopped: true }],
  ['SES: gone', throughSns(ses({})), { bounce: 'hard: smtp; 550 5.1.1', isStopped: true }],
  ['SES: delivered', throughSns(ses({ notificationType: 'Delivery' })), nothing],
  ['SES: without its envelope', ses({}), { bounce: /^hard/, isStopped: true }],
  [
    'SES: spam',
    throughSns((to) =>
      ses({
        notificationType: undefined,
        eventType: 'Complaint',
        complaint: { complainedRecipients: [{ emailAddress: to.email }], complaintFeedbackType: 'abuse' },
      })(to),
    ),
    { bounce: 'complaint: abuse', isStopped: true },
  ],
])('%s', async (_, report, { bounce, isStopped }: { bounce?: unknown; isStopped?: boolean }) => {
  const to = await bounces.sentTo()
  const body = report(to)
  expect([await bounces.tell(body), await bounces.tell(body)]).toEqual([taken, taken])
  const state = await bounces.stateOf(to)
  expect(state).toEqual({
    bounce: bounce instanceof RegExp ? expect.stringMatching(bounce) : bounce,
    isStopped,
  })
  // Came again, it changes nothing; about nobody, it tells nothing and writes nothing.
  const stranger = { email: 'nobody@members.example', messageId: `<${crypto.randomUUID()}@frontier180.example>` }
  const count = async () => (await bounces.world.db.selectFrom('bouncedAddresses').select('address').execute()).length
  const before = await count()
  expect(await bounces.tell(report(stranger))).toEqual(taken)
  expect([await count(), await bounces.stateOf(to)]).toEqual([before, state])
})

test.each([
  [
    'gone',
    'Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1\n no such user',
    'hard: 550 5.1.1 no such user',
    true,
  ],
  ['full', 'Action: failed\nStatus: 5.2.2', 'soft: 5.2.2', false],
  ['refused by a rule', 'Action: failed\nStatus: 5.7.1', 'soft: 5.7.1', false],
  ['gave up', 'Action: failed\nStatus: 4.4.7', 'soft: 4.4.7', false],
  ['tried again', 'Action: delayed\nStatus: 4.4.1', null, false],
])('a mail server: %s', async (_, fields, bounce, isStopped) => {
  for (const eol of ['\r\n', '\n']) {
    const to = await bounces.sentTo()
    expect(await bounces.tell(dsn(fields, eol)(to), asEmail)).toEqual(taken)
    expect(await bounces.stateOf(to)).toEqual({ bounce, isStopped })
  }
})

test('by the address alone it is the last email there, where the id is the provider’s own', async () => {
  const to = await bounces.sentTo()
  expect(
    await bounces.tell(dsn('Action: failed\nStatus: 5.1.1')({ ...to, messageId: '<x@elsewhere>' }), asEmail),
  ).toEqual(taken)
  expect(await bounces.stateOf(to)).toMatchObject({ bounce: 'hard: 5.1.1' })
})
