import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { changedReads, changesHeader } from '#shared/changed-reads.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import type { Context, PublicContext } from '../context.ts'
import { DatabaseUnreachable } from '../database/database-unreachable.ts'
import { once } from '../once.ts'
import { EventStream, sendEvents } from './reply/event-stream.ts'
import { wholeReply } from './reply/partly-fixed.ts'
import { sendAddedHeaders } from './reply/send-added-headers.ts'
import { type Download, type StreamedDownload, sendDownload, sendStreamed } from './reply/send-download.ts'
import { type FileAnswer, sendFile } from './reply/send-file.ts'
import { replySender } from './reply/send-reply.ts'
import { parseInput } from './request/parse-input.ts'
import { toHeaders } from './request/request-http.ts'
import { requestRefusals } from './request/request-refusals.ts'
import type { Destination, Route } from './routes.ts'

export type Mounting = {
  /** Finds out who calls, and refuses those that the endpoint does not admit. */
  contextOf: (request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint) => Promise<Context>
  /** Runs a verb in what its context asks for. */
  within: <T>(ctx: Context, work: (ctx: Context) => Promise<T>) => Promise<T>
  /** Headers that every reply to a signed-in caller carries. */
  headersOf: (ctx: Context) => Record<string, string>
  answerPage: (ctx: Context, reply: FastifyReply, page: string) => FastifyReply
  /** Checks every reply against its contract; costs time, so tests and development only. */
  checkReplies: boolean
}

/** Serves every route of the table. */
export function mount(app: FastifyInstance, routes: readonly Route[], mounting: Mounting): void {
  const endpoints = routes.map(({ endpoint }) => endpoint)
  for (const one of routes) {
    const { method, path: url } = one.endpoint
    const changes = changedReads(one.endpoint, endpoints)
    if (one.kind === 'navigation') app.route({ method, url, handler: answerNavigation(one, mounting) })
    else if (one.kind === 'file') app.route({ method, url, handler: answerFile(one, mounting) })
    else if (one.kind === 'upload' || one.kind === 'webhook') {
      const { bytes: bodyLimit = webhookBytes } = one.endpoint
      app.route({ method, url, bodyLimit, handler: answerCall(one, mounting, rawInput, changes) })
    } else {
      const { bytes: bodyLimit } = one.endpoint
      const limited = bodyLimit === undefined ? {} : { bodyLimit }
      app.route({ method, url, ...limited, handler: answerCall(one, mounting, parseInput, changes) })
    }
  }
}

const webhookBytes = 1_048_576

type Read = (endpoint: Endpoint, request: FastifyRequest) => Record<string, unknown>

const rawInput: Read = (_, { body, headers }) => ({
  raw: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  headers: toHeaders(headers),
})

function answerCall(
  { kind, endpoint, verb }: Route,
  { contextOf, within, headersOf, checkReplies }: Mounting,
  read: Read,
  changes: string | undefined,
) {
  // Made when it is first asked for: of 300 of them few are in an hour, and each is 10 to 70 kB of program.
  const send = once(() => replySender(endpoint.reply))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request, reply, endpoint)
    reply.header('cache-control', 'no-store')
    const tellChanges = () => changes && reply.header(changesHeader, changes)
    const work = () => within(ctx, (ctx) => verb(ctx, read(endpoint, request)))
    const headers = () => sendAddedHeaders(ctx.http, reply.headers(headersOf(ctx)))
    const body = await answered(ctx, work, { tellChanges, headers })
    if (kind === 'stream' && body instanceof EventStream) return sendEvents(body, reply)
    if (checkReplies) endpoint.reply.parse(wholeReply(body))
    if (body === undefined) return reply.code(204).send()
    return send()(reply, body)
  }
}

/** What existed, or was free, when the caller's page was read no longer is. */
const isOverOldPage = (error: unknown) => error instanceof Refusal && (error.status === 404 || error.status === 409)

/** What is said of a call besides its body: what it changed, and what every reply carries. */
type Said = { tellChanges: () => unknown; headers: () => void }

async function answered(ctx: Context, work: () => Promise<unknown>, { tellChanges, headers }: Said): Promise<unknown> {
  try {
    const body = await work()
    tellChanges()
    return body
  } catch (error) {
    // A refusal undid its transaction, and with it the record version that the transaction had raised.
    ctx.http.memberVersion = undefined
    if (isOverOldPage(error)) tellChanges()
    throw (await isCallerGone(ctx, error)) ? requestRefusals.signedOut() : error
  } finally {
    headers()
  }
}

/** A call that failed because the caller's account was deleted meanwhile is no server error. */
async function isCallerGone(ctx: PublicContext, error: unknown): Promise<boolean> {
  if (error instanceof Refusal || error instanceof DatabaseUnreachable || !ctx.member) return false
  return !(await ctx.isMember(ctx.db, ctx.member.id).catch(() => true))
}

function answerNavigation({ endpoint, verb }: Route, { contextOf, within, answerPage }: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request, reply, endpoint)
    // `navigation` let only verbs through that answer with a destination.
    const destination = (await within(ctx, (ctx) => verb(ctx, parseInput(endpoint, request)))) as Destination
    sendAddedHeaders(ctx.http, reply)
    reply.header('cache-control', 'no-store')
    if ('redirect' in destination) return reply.redirect(destination.redirect, 302)
    return answerPage(ctx, reply.code(destination.status ?? 200), destination.page)
  }
}

function answerFile({ endpoint, verb }: Route, { contextOf, within, headersOf }: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ctx = await contextOf(request, reply, endpoint)
    // `file` let only verbs through that answer with a file or another address.
    const answer = (await within(ctx, (ctx) => verb(ctx, parseInput(endpoint, request)))) as
      | FileAnswer
      | Download
      | StreamedDownload
      | { redirect: string }
    sendAddedHeaders(ctx.http, reply)
    if ('redirect' in answer) return reply.header('cache-control', 'no-store').redirect(answer.redirect, 302)
    if ('bytes' in answer) return sendDownload(answer, request, reply.headers(headersOf(ctx)))
    if ('parts' in answer) return sendStreamed(answer, reply.headers(headersOf(ctx)))
    return sendFile(answer, request, reply)
  }
}
