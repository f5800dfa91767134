import { mailgunSignature } from './mail-providers.ts'

export const mailgunKey = 'a key that Mailgun shows'

export type About = { email: string; messageId: string }

export const postmark = (more: object) => (to: About) => ({
  ...{ RecordType: 'Bounce', Type: 'HardBounce', MessageID: crypto.randomUUID(), Email: to.email, Inactive: false },
  ...{ Description: 'The server was unable to deliver', Details: 'smtp;550 5.1.1 unknown', ...more },
})
export const grids = (more: object) => (to: About) => [
  { event: 'delivered', email: 'someone@members.example', 'smtp-id': '<x>' },
  { event: 'bounce', email: to.email, 'smtp-id': to.messageId, reason: '550 unknown', status: '5.0.0', ...more },
]
export const mailgun =
  (more: object, ago = 0) =>
  (to: About) => ({
    signature: mailgunSignature(mailgunKey, ago),
    'event-data': {
      ...{ event: 'failed', severity: 'permanent', reason: 'bounce', recipient: to.email },
      'delivery-status': { code: 550, message: '550 unknown', description: '' },
      message: { headers: { 'message-id': to.messageId.slice(1, -1), to: to.email } },
      ...more,
    },
  })
export const ses = (more: object) => (to: About) => ({
  notificationType: 'Bounce',
  mail: { messageId: '0100', headers: [{ name: 'Message-ID', value: to.messageId }] },
  bounce: {
    bounceType: 'Permanent',
    bouncedRecipients: [{ emailAddress: `Ada <${to.email}>`, diagnosticCode: 'smtp; 550 5.1.1' }],
  },
  ...more,
})
export const dsn =
  (fields: string, eol = '\r\n') =>
  (to: About) =>
    [
      'From: MAILER-DAEMON@mx.example',
      'Subject: Undelivered Mail',
      'Content-Type: multipart/report; report-type=delivery-status;',
      '\tboundary="=_1"',
      '',
      'This is a MIME message.',
      '--=_1',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--=_1',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      `Final-Recipient: rfc822; ${to.email}`,
      ...fields.split('\n'),
      '',
      '--=_1',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${to.messageId}`,
      'Subject: News',
      '',
      '--=_1--',
      '',
    ].join(eol)
