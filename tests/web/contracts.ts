import { changedReads } from '#shared/changed-reads.ts'
import type { Endpoint, Reply } from '#shared/endpoint.ts'
import * as contracts from './contract-list.ts'

type Contracts = typeof contracts
type Known = { [N in keyof Contracts]: Extract<Contracts[N][keyof Contracts[N]], Endpoint> }[keyof Contracts]

type Part<Sent, Pattern> = Pattern extends `:${string}` ? true : Sent extends Pattern ? true : false
type Fits<Sent, Pattern> = Sent extends `${infer Head}/${infer Rest}`
  ? Pattern extends `${infer First}/${infer More}`
    ? Part<Head, First> extends true
      ? Fits<Rest, More>
      : false
    : false
  : Pattern extends `${string}/${string}`
    ? false
    : Part<Sent, Pattern>
type WithoutQuery<Call> = Call extends `${infer Path}?${string}` ? Path : Call
type Reached<Call, E = Known> = E extends Endpoint
  ? Fits<WithoutQuery<Call>, `${E['method']} ${E['path']}`> extends true
    ? E
    : never
  : never

/** What the contract of a call such as `GET /api/modules/foundation` promises; never, where no contract has it. */
export type ReplyTo<Call> = Reply<Reached<Call>>

const endpoints: Endpoint[] = Object.values(contracts).flatMap((one) => Object.values(one).filter(isEndpoint))

function isEndpoint(one: unknown): one is Endpoint {
  return typeof one === 'object' && one !== null && 'access' in one && 'reply' in one
}

const matchers = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.method} ${endpoint.path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`),
}))

/** The endpoint that a call reaches: one that names its path before a pattern. */
function endpointOf(call: string): Endpoint {
  const found = matchers.filter(({ pattern }) => pattern.test(call)).map(({ endpoint }) => endpoint)
  const endpoint = found.find(({ path }) => !path.includes(':')) ?? found[0]
  if (!endpoint) throw new Error(`${call}: no contract has this call.`)
  return endpoint
}

/** Fails where the server could not give such a reply: what it says is checked, and that it says no more. */
export function checkReply(call: string, body: unknown): void {
  const { success, data, error } = endpointOf(call).reply.safeParse(body)
  if (!success) throw new Error(`${call} is never answered so: ${error.message}`)
  if (inOrder(data) !== inOrder(body)) throw new Error(`${call} is answered no more than ${inOrder(data)}`)
}

/** Which reads a reply to a call makes old, as the server's header says it. */
export const changesOf = (call: string): string | undefined => changedReads(endpointOf(call), endpoints)

const inOrder = (value: unknown) => JSON.stringify(value, (_, one) => (isObject(one) ? ordered(one) : one))
const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one)
const ordered = (one: object) => Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
