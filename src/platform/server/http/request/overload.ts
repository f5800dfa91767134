import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestRefusals } from './request-refusals.ts'

export type Overload = {
  /** Requests that may be worked on side by side; an answer that is being sent no longer counts. */
  requestsAtOnce: number
  /** How late the process may be with what has arrived before it takes no more of it. */
  delayMs: number
}

/** How often the process shows that it keeps up. */
const beatMs = 20

/**
 * Whether the process keeps up. Timers run before what has arrived is read, so a beat that is too old says that this
 * very pass of the event loop has been at work for so long, and what is still in line would wait longer than anybody
 * should. One such pass is no overload: a long reply or a busy machine does that. Two in a row are.
 */
export function createPace(delayMs: number, now: () => number = () => performance.now()) {
  let last = now()
  let wasLate = false
  const age = () => now() - last
  return {
    beat: () => {
      wasLate = age() > beatMs + delayMs
      last = now()
    },
    isLate: () => wasLate && age() > beatMs + delayMs,
  }
}

/**
 * Beyond what the server can do, refuses at once and cheaply, so that what it takes is answered soon. The first pass of
 * the event loop that is in time takes everything again.
 */
export function refuseOverload(
  app: FastifyInstance,
  { requestsAtOnce, delayMs }: Overload,
  spared: ReadonlySet<string>,
): void {
  const pace = createPace(delayMs)
  const beating = setInterval(pace.beat, beatMs).unref()
  const working = new WeakSet<FastifyRequest>()
  let count = 0
  const isSpared = ({ routeOptions }: FastifyRequest) => spared.has(routeOptions.url ?? '')
  const leave = (request: FastifyRequest) => {
    if (working.delete(request)) count -= 1
  }

  app.addHook('onClose', async () => clearInterval(beating))
  app.addHook('onRequest', (request, _, done) => {
    if (pace.isLate() && !isSpared(request)) throw requestRefusals.busy()
    done()
  })
  // After the body has come, so that slow senders take no place.
  app.addHook('preHandler', (request, _, done) => {
    // What finds no file is looked for as a page next, and comes by a second time.
    if (working.has(request)) return done()
    if (count >= requestsAtOnce && !isSpared(request)) throw requestRefusals.busy()
    working.add(request)
    count += 1
    done()
  })
  app.addHook('onSend', (request, _, __, done) => {
    leave(request)
    done()
  })
  app.addHook('onResponse', (request, _, done) => {
    leave(request)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    leave(request)
    done()
  })
}
