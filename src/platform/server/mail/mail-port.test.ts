import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailPort } from './mail-port.ts'

const letter = {
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

/** A mail server on a port of its own that keeps what it is sent. */
async function startServer(accept = true) {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(accept ? undefined : new Error('no such mailbox')),
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (chunk) => {
        raw += chunk
      })
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // A TCP server that listens has a port.
  const { port } = server.server.address() as AddressInfo
  return { received, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((done) => server.close(done)) }
}

test('a letter reaches a mail server with both forms and an id that stays the same when it is sent again', async () => {
  const server = await startServer()
  const port = createMailPort({ smtpUrl: server.url, from, outbox })
  await port.deliver(letter, 'letter-1')
  await port.deliver(letter, 'letter-1')
  await server.close()
  expect(server.received.map(({ to }) => to)).toEqual([['ada@members.example'], ['ada@members.example']])
  for (const { raw } of server.received) {
    expect(raw).toMatch(/^Message-ID: <letter-1@/im)
    expect(raw).toMatch(/^Subject: Day 1: ten numbers/m)
    expect(raw).toContain('text/plain')
    expect(raw).toContain('text/html')
  }
})

test('a server that refuses the letter is an error, so that the job is tried again', async () => {
  const server = await startServer(false)
  const port = createMailPort({ smtpUrl: server.url, from, outbox })
  await expect(port.deliver(letter, 'letter-1')).rejects.toThrow('no such mailbox')
  await server.close()
})

test('a server that is not there is an error', async () => {
  const server = await startServer()
  await server.close()
  await expect(createMailPort({ smtpUrl: server.url, from, outbox }).deliver(letter, 'x')).rejects.toThrow(
    'ECONNREFUSED',
  )
})

test('without a server each letter is one whole file in the outbox', async () => {
  const port = createMailPort({ smtpUrl: undefined, from, outbox })
  await port.deliver(letter, 'letter-1')
  await port.deliver(letter, 'letter-1')
  expect(readdirSync(outbox)).toEqual(['letter-1.eml'])
  expect(readFileSync(join(outbox, 'letter-1.eml'), 'utf8')).toContain('To: ada@members.example')
})
