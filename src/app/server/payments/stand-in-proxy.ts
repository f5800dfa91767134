import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StandIn } from '../../../../stripe-stand-in/stand-in.ts'
import { standInPath } from './payment-settings.ts'

/** What browsers need of the stand-in. Its interface for servers, which takes the secret key, stays on the loopback. */
const ofBrowsers = /^(stripe\.js|stand-in\.css|portal|checkout|v1\/payment_intents\/\w+\/confirm)$/
const passedOn = ['accept', 'authorization', 'content-type'] as const
const passedBack = ['content-type', 'content-security-policy', 'cache-control', 'location'] as const

/** Hands the stand-in's pages through the one public port. */
export function proxyStandIn(app: FastifyInstance, standIn: StandIn): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${standInPath}*`,
    handler: (request, reply) => passOn(standIn, request, reply),
  })
  // Where the portal was before the stand-in had pages of its own.
  app.get('/test-portal', async (request, reply) => {
    const { search } = new URL(request.url, 'http://here')
    return reply.redirect(`${standInPath}portal${search}`, 302)
  })
}

async function passOn(standIn: StandIn, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = new URL(request.url, 'http://here')
  const path = asked.pathname.slice(standInPath.length)
  if (!ofBrowsers.test(path)) return reply.callNotFound() as unknown as FastifyReply
  const answered = await fetch(new URL(`/${path}${asked.search}`, await standIn.address()), {
    method: request.method,
    headers: passedOn.flatMap((name) =>
      request.headers[name] ? [[name, request.headers[name]] as [string, string]] : [],
    ),
    // Bodies arrive here as bytes.
    body: request.method === 'POST' ? new Uint8Array(request.body as Buffer) : null,
    redirect: 'manual',
  })
  for (const name of passedBack) {
    const value = answered.headers.get(name)
    if (value) reply.header(name, value)
  }
  return reply.code(answered.status).send(Buffer.from(await answered.arrayBuffer()))
}
