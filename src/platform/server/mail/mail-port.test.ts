import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '#tests/peers/mail-server.ts'
import { senderOf } from './email-frame.ts'
import { createMailPort } from './mail-port.ts'

const email = {
  to: 'ada@members.example',
  subject: 'Day 1: ten numbers',
  text: 'Hello Ada — begin here.',
  html: '<p>Hello Ada — begin here.</p>',
}
const from = 'Frontier 180 <hello@frontier180.example>'

let outbox: string
beforeEach(() => {
  outbox = mkdtempSync(join(tmpdir(), 'frontier-mail-'))
})
afterEach(() => rmSync(outbox, { recursive: true, force: true }))

test('an email reaches a mail server with both forms and an id that stays the same when it is sent again', async () => {
  const server = await startMailServer()
  const port = createMailPort({ smtpUrl: server.url, from, outbox })
  await port.deliver(email, 'email-1')
  await port.deliver(email, 'email-1')
  await port.close?.()
  await server.close()
  expect(server.received.map(({ to }) => to)).toEqual([['ada@members.example'], ['ada@members.example']])
  for (const { raw } of server.received) {
    expect(raw).toMatch(/^Message-ID: <email-1@/im)
    expect(raw).toMatch(/^Subject: Day 1: ten numbers/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
  }
})

test('a server that refuses the email is an error, so that the job is tried again', async () => {
  const server = await startMailServer(false)
  const port = createMailPort({ smtpUrl: server.url, from, outbox })
  await expect(port.deliver(email, 'email-1')).rejects.toThrow('no such mailbox')
  await port.close?.()
  await server.close()
})

test('a server that is not there is an error', async () => {
  const server = await startMailServer()
  await server.close()
  await expect(createMailPort({ smtpUrl: server.url, from, outbox }).deliver(email, 'x')).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test('without a server each email is one whole file in the outbox', async () => {
  const port = createMailPort({ smtpUrl: undefined, from, outbox })
  await port.deliver(email, 'email-1')
  await port.deliver(email, 'email-1')
  expect(readdirSync(outbox)).toEqual(['email-1.eml'])
  expect(readFileSync(join(outbox, 'email-1.eml'), 'utf8')).toContain('To: ada@members.example')
})

test.each(['Frontier 180', 'Growth: The Lab', 'Frontier (beta)', 'Acme, Inc.', 'The "180"'])(
  'emails of %s come from that name and one address',
  async (name) => {
    const port = createMailPort({ smtpUrl: undefined, outbox })
    await port.deliver({ ...email, from: senderOf({ name, contactEmail: 'hello@acme.example' }) }, 'email-1')
    const sender = /^From: (.*)$/m.exec(readFileSync(join(outbox, 'email-1.eml'), 'utf8'))?.[1]?.trim() ?? ''
    const [, said = '', address] = /^(.*) <(.*)>$/.exec(sender) ?? []
    expect([said.replace(/^"|"$/g, '').replaceAll('\\"', '"'), address]).toEqual([name, 'hello@acme.example'])
  },
)

test('a server elsewhere that offers no TLS gets no email', async () => {
  const server = await startMailServer()
  // The same server by an address that is not known as this machine's.
  const port = createMailPort({ smtpUrl: server.url.replace('127.0.0.1', '0.0.0.0'), from, outbox })
  await expect(port.deliver(email, 'email-1')).rejects.toThrow(/STARTTLS|TLS/)
  await port.close?.()
  await server.close()
  expect(server.received).toEqual([])
})

test('emails in a row share one connection', async () => {
  const server = await startMailServer()
  const port = createMailPort({ smtpUrl: server.url, from, outbox })
  for (let n = 0; n < 5; n += 1) await port.deliver(email, `email-${n}`)
  await port.close?.()
  await server.close()
  expect([server.received.length, server.connections()]).toEqual([5, 1])
})
