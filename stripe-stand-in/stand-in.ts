import type { Server } from 'node:http'
import process from 'node:process'
import type { StandInState } from './api/answer.ts'
import type { Keys } from './api/keys.ts'
import type { GivenCode } from './checkout/coupons.ts'
import { respond } from './http-server.ts'
import type { GivenPrice } from './objects/prices.ts'
import { deliverDue, type Send } from './store/event-delivery.ts'
import type { Storage } from './store/store.ts'

/** An import of `node:http` makes Node load its WebSocket, and with that HTTP/2 and TLS: 10 MB. */
const { createServer } = process.getBuiltinModule('node:http')

export type StandInOptions = {
  storage: Storage
  /** The clock that periods and renewals follow. */
  now: () => Temporal.Instant
  /** Prices that are there from the start. */
  prices?: readonly GivenPrice[]
  /** Promotion codes that are there from the start. */
  codes?: readonly GivenCode[]
  /** Where browsers find its pages: a path at the host that customers return to, with a slash at the end. */
  pagesPath?: string
  /** Without them every test key is taken. */
  keys?: Keys
  webhookSecret: string
  /** Loopback alone unless told otherwise; port 0 takes any that is free. */
  host?: string
  port?: number
}

export type StandIn = ReturnType<typeof createStandIn>

/** Stripe as far as it is stood in for. It listens from the first time that its address is asked for. */
export function createStandIn(options: StandInOptions) {
  const {
    storage,
    now,
    keys,
    prices = [],
    codes = [],
    pagesPath = '/',
    host = '127.0.0.1',
    port = 0,
    webhookSecret,
  } = options
  let listening: Promise<{ server: Server; address: URL }> | undefined
  let delivering: ReturnType<typeof keepDelivering> | undefined
  const state: StandInState = { storage, now, keys, prices, codes, pagesPath, onEvents: () => delivering?.wake() }

  return {
    secretKey: keys?.secretKey ?? 'sk_test_any',
    /** Where it listens. */
    address: async (): Promise<URL> => {
      listening ??= listen(state, host, port)
      return (await listening).address
    },
    /** From now on the given prices are these. */
    offerPrices: (prices: readonly GivenPrice[]): void => void Object.assign(state, { prices }),
    /** Sends what waits and whatever happens from now on. */
    deliverTo: (send: Send): void => {
      delivering ??= keepDelivering((signal) => deliverDue(state, webhookSecret, send, signal))
    },
    /** Sends what waits, once; answers how many events were taken. */
    deliverOnce: async (send: Send): Promise<number> => (await deliverDue(state, webhookSecret, send)).taken,
    /** Sends no further event; those that were not sent wait in the storage for the next start. */
    stopDelivering: async (): Promise<void> => delivering?.stop(),
    /** Answers what was begun, and lets go of the port. */
    stop: async (): Promise<void> => {
      await delivering?.stop()
      if (!listening) return
      const { server } = await listening
      const closed = new Promise((done) => server.close(done))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), drainMs).unref()
      await closed
    },
  }
}

const drainMs = 2000

async function listen(state: StandInState, host: string, port: number): Promise<{ server: Server; address: URL }> {
  const server = createServer((request, response) => respond(state, request, response))
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, host, done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.')
  return { server, address: new URL(`http://${host.includes(':') ? `[${host}]` : host}:${address.port}`) }
}

/** One round after another; whoever wakes it during a round gets another one after it. */
function keepDelivering(round: (signal: AbortSignal) => Promise<{ nextMs: number | undefined }>) {
  const stopping = new AbortController()
  let isWanted = true
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false
      // A storage that cannot be read now is read again soon.
      const { nextMs } = await round(stopping.signal).catch(() => ({ nextMs: 5000 }))
      if (nextMs !== undefined) timer = setTimeout(wake, nextMs).unref()
    }
    running = undefined
  }
  const wake = () => {
    clearTimeout(timer)
    isWanted = true
    if (!stopping.signal.aborted) running ??= run()
  }
  wake()
  return {
    wake,
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}
