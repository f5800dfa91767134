import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server on a port of its own that keeps what it is sent, of those whom it takes emails for. */
export async function startMailServer(accept: boolean | ((address: string) => boolean) = true) {
  const takes = typeof accept === 'function' ? accept : () => accept
  let connections = 0
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    disabledCommands: ['STARTTLS'],
    // A pooled connection stays open; a test that is over does not wait for it.
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(takes(address) ? undefined : new Error('no such mailbox')),
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
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready))
  // A TCP server that listens has a port.
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    connections: () => connections,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  }
}
