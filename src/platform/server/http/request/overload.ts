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
 * Beyond what the server can do, refuses at once and cheaply, so that what it takes is answered soon. Nothing is
 * remembered: the first pass of the event loop that begins in time takes requests again.
 *
 * Timers run before what has arrived is read. So a beat that is too old says that this very pass has been at work for so
 * long, and what is still in line would wait longer than anybody should.
 */
export function refuseOverload(
  app: FastifyInstance,
  { requestsAtOnce, delayMs }: Overload,
  spared: ReadonlySet<string>,
) {
  let beat = performance.now()
  const beating = setInterval(() => {
    beat = performance.now()
  }, beatMs).unref()
  const working = new WeakSet<FastifyRequest>()
  let count = 0
  const isSpared = ({ routeOptions }: FastifyRequest) => spared.has(routeOptions.url ?? '')
  const done = async (request: FastifyRequest) => {
    if (working.delete(request)) count -= 1
  }

  app.addHook('onClose', async () => clearInterval(beating))
  app.addHook('onRequest', async (request) => {
    if (performance.now() - beat > beatMs + delayMs && !isSpared(request)) throw requestRefusals.busy()
  })
  // After the body has come, so that slow senders take no place.
  app.addHook('preHandler', async (request) => {
    if (count >= requestsAtOnce && !isSpared(request)) throw requestRefusals.busy()
    working.add(request)
    count += 1
  })
  app.addHook('onSend', done)
  app.addHook('onResponse', done)
  app.addHook('onRequestAbort', done)
}
