import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/** A server that refused a connection is asked again after so long. */
const awayMs = 300
/** How often each server is asked whether it is ready. */
const lookEveryMs = 250

type Behind = { port: number; awayUntil: number; isReady: boolean; asked: number }

/**
 * A plain balancer: by turns, without sticky sessions, over connections that stay open. A server that says at `/readyz`
 * that it isn't ready is left out where others are. One that refuses a connection is left out for a while, and the
 * request goes to the next one, since nothing of it was sent. One that was sent is never repeated: if its connection
 * breaks, the caller gets a 502. It listens at a port that is free unless one is named.
 */
export async function startBalancer(ports: readonly number[], at = 0) {
  const behind: Behind[] = ports.map((port) => ({ port, awayUntil: 0, isReady: true, asked: 0 }))
  // A connection that nobody uses is let go before a server that leaves does it: a request on its way would be lost.
  const agent = new Agent({ keepAlive: true, timeout: 500 })
  let turn = 0

  function nextOf(tried: ReadonlySet<Behind>): Behind | undefined {
    turn += 1
    const inTurn = behind.map((_, index) => behind[(turn + index) % behind.length]).filter((one) => one !== undefined)
    const there = inTurn.filter((one) => !tried.has(one) && one.awayUntil < Date.now())
    return there.find(({ isReady }) => isReady) ?? there[0]
  }

  const look = async (one: Behind) => {
    const signal = AbortSignal.timeout(2000)
    const reply = await fetch(`http://127.0.0.1:${one.port}/readyz`, { signal }).catch(() => undefined)
    await reply?.arrayBuffer().catch(() => undefined)
    one.isReady = reply?.ok ?? false
  }
  const looking = setInterval(() => behind.map(look), lookEveryMs)

  function passOn(incoming: IncomingMessage, answer: ServerResponse, tried = new Set<Behind>()): void {
    const server = nextOf(tried)
    if (!server) {
      fail(answer, 'no server takes a connection')
      return
    }
    server.asked += 1
    let isSent = false
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
    const { method = 'GET', url = '/' } = incoming
    const outgoing = request({ agent, host: '127.0.0.1', port: server.port, method, path: url, headers }, (reply) => {
      // About this connection, not about the caller's.
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...passed } = reply.headers
      answer.writeHead(reply.statusCode ?? 502, passed)
      reply.on('error', () => answer.destroy())
      reply.pipe(answer)
    })
    const send = () => {
      isSent = true
      incoming.pipe(outgoing)
    }
    outgoing.once('socket', (socket: Socket) => (socket.connecting ? socket.once('connect', send) : send()))
    outgoing.on('error', (error) => {
      if (isSent) fail(answer, `${method} ${url} to ${server.port}: ${error.message}`)
      else {
        server.awayUntil = Date.now() + awayMs
        passOn(incoming, answer, tried.add(server))
      }
    })
    answer.once('close', () => outgoing.destroy())
  }

  const server = createServer((incoming, answer) => passOn(incoming, answer)).listen(at, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  // A TCP server that listens has a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** How many requests each server was handed. */
    asked: () => behind.map(({ asked }) => asked),
    close: () => {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

function fail(answer: ServerResponse, message: string): void {
  if (answer.headersSent) answer.destroy()
  else answer.writeHead(502, { 'content-type': 'text/plain' }).end(message)
}
