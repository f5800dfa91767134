import { vi } from 'vitest'
import { changesHeader } from '#shared/changed-reads.ts'
import type { ErrorBody } from '#shared/wire.ts'
import { changesOf, checkReply, type ReplyTo } from './contracts.ts'

/** What an answer waits for, or what else happens as it is asked for. */
type After = Promise<unknown> | (() => unknown)

declare const made: unique symbol
/** Made by `answer` and its sisters alone, so that nothing is said which no contract holds. */
export type Answer = { [made]: true }
type Told = { status: number; text: string; headers?: Record<string, string>; after?: After | undefined }
/** What the server says, by method and path: `GET /api/modules`. An unnamed call is 404. May be changed under way. */
export type Answers = Record<string, Answer>
export type Asked = { call: string; body: unknown }

const answered = (call: string, told: Told): Answers => ({ [call]: told as unknown as Answer })

/** What a call is answered with, held to its contract by the compiler and by its schema; not `after` something else. */
export function answer<const Call extends string>(call: Call, body: ReplyTo<Call>, after?: After): Answers {
  checkReply(call, body)
  return answered(call, { status: body === undefined ? 204 : 200, text: JSON.stringify(body) ?? '', after })
}

/** An answer that leaves something out, as none of ours does: for what a page then assumes. */
export const incompleteAnswer = <const Call extends string>(call: Call, body: Partial<ReplyTo<Call>>): Answers =>
  answered(call, { status: 200, text: JSON.stringify(body) })

/** A refusal, in the words of the server or in none. */
export const refusal = (
  call: string,
  status: number,
  said: Partial<ErrorBody> | string = '',
  more: Pick<Told, 'headers' | 'after'> = {},
): Answers => answered(call, { status, text: typeof said === 'string' ? said : JSON.stringify(said), ...more })

/** A call that is never answered. */
export const silence = (call: string): Answers =>
  answered(call, { status: 200, text: '', after: new Promise(() => {}) })

/** A call that fails as it does without a network. */
export const noNetwork = (call: string): Answers =>
  refusal(call, 0, '', { after: () => Promise.reject(new TypeError()) })

/** Without it, who asks whether the server answers is told that it doesn’t. */
export const serverIsBack: Answers = refusal('GET /healthz', 200)

/** The events of a stream. */
export const eventsAnswer = (call: string, events: readonly (readonly [event: string, data: unknown])[]): Answers =>
  answered(call, {
    status: 200,
    text: events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  })

/** Takes the place of the server. Answers what is asked, as it is asked. */
export function answerWith(answers: Answers): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${url}`
    asked.push({ call, body: typeof body === 'string' ? JSON.parse(body) : body })
    const { status, text, after, headers } = (answers[call] as unknown as Told) ?? nothing
    await (typeof after === 'function' ? after() : after)
    const changes = status < 400 || status === 404 || status === 409 ? changesOf(call) : undefined
    return new Response(status === 204 ? null : text, {
      status,
      headers: { ...headers, ...(changes ? { [changesHeader]: changes } : {}) },
    })
  })
  return asked
}

const nothing: Told = { status: 404, text: JSON.stringify({ message: 'Nothing here.', code: 'request.notFound' }) }
