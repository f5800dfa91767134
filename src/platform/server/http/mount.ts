import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#shared/endpoint.ts'
import type { Context } from '../context.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { parseInput } from './parse-input.ts'
import { toHeaders } from './request-http.ts'
import type { Destination, Picture, Route } from './routes.ts'
import { replySerializer } from './serialize-reply.ts'

export type Mounting = {
  /** Finds out who calls and refuses whom the endpoint does not let in. */
  contextOf: (request: FastifyRequest, endpoint: Endpoint) => Promise<Context>
  /** Headers that every reply to a signed-in caller carries. */
  headersOf: (ctx: Context) => Record<string, string>
  answerPage: (request: FastifyRequest, reply: FastifyReply, page: string) => FastifyReply
  /** Holds every reply against its contract; costs time, so tests and development only. */
  checkReplies: boolean
}

/** Serves every route of the table. */
export function mount(app: FastifyInstance, routes: readonly Route[], mounting: Mounting): void {
  for (const one of routes) {
    const { method, path: url } = one.endpoint
    if (one.kind === 'navigation') app.route({ method, url, handler: answerNavigation(one, mounting) })
    else if (one.kind === 'picture') app.route({ method, url, handler: answerPicture(one, mounting) })
    else if (one.kind === 'upload')
      app.route({ method, url, bodyLimit: uploadBytes, handler: answerCall(one, mounting, rawInput) })
    else if (one.kind === 'webhook')
      app.route({ method, url, bodyLimit: webhookBytes, handler: answerCall(one, mounting, rawInput) })
    else app.route({ method, url, handler: answerCall(one, mounting, parseInput) })
  }
}

const webhookBytes = 1_048_576
const uploadBytes = 5 * 1_048_576

type Read = (endpoint: Endpoint, request: FastifyRequest) => Record<string, unknown>

const rawInput: Read = (_, { body, headers }) => ({
  raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers: toHeaders(headers),
})

function answerCall({ kind, endpoint, verb }: Route, { contextOf, headersOf, checkReplies }: Mounting, read: Read) {
  const serialize = replySerializer(endpoint.reply)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request, endpoint)
    reply.header('cache-control', 'no-store')
    const body = await answered(ctx, () => verb(ctx, read(endpoint, request))).finally(() => {
      reply.headers(headersOf(ctx))
      sendContextHeaders(ctx, reply)
    })
    if (kind === 'stream' && body instanceof EventStream) return sendEvents(body, reply)
    if (checkReplies) endpoint.reply.parse(body)
    if (body === undefined) return reply.code(204).send()
    return reply.header('content-type', 'application/json; charset=utf-8').send(serialize(body))
  }
}

/** A refusal undid its transaction, and with it the record version that the transaction had raised. */
async function answered<T>(ctx: Context, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    ctx.http.memberVersion = undefined
    throw error
  }
}

function answerNavigation({ endpoint, verb }: Route, { contextOf, answerPage }: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request, endpoint)
    // `navigation` let only verbs through that answer with a destination.
    const destination = (await verb(ctx, parseInput(endpoint, request))) as Destination
    sendContextHeaders(ctx, reply)
    reply.header('cache-control', 'no-store')
    if ('redirect' in destination) return reply.redirect(destination.redirect, 302)
    return answerPage(request, reply.code(destination.status ?? 200), destination.page)
  }
}

function answerPicture({ endpoint, verb }: Route, { contextOf }: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request, endpoint)
    // `picture` let only verbs through that answer with one.
    const { type, bytes } = (await verb(ctx, parseInput(endpoint, request))) as Picture
    return reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' }).send(bytes)
  }
}

/** Sends what the request added to its reply: cookies above all. */
export function sendContextHeaders({ http: { added } }: Context, reply: FastifyReply): void {
  if (!added) return
  for (const [name, value] of added) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  for (const cookie of added.getSetCookie()) reply.header('set-cookie', cookie)
}
