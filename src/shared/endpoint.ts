import type { z } from 'zod'
import type { RefusalMaker } from './refusal.ts'
import type { Topic } from './topics.ts'

/** Who may call. Required on every endpoint, so nothing is open by omission. */
export type Access = 'public' | 'signedIn' | 'coach' | 'operator'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Endpoint = {
  method: Method
  path: `/api/${string}` | `/calendar/${string}` | `/${'healthz' | 'readyz' | 'today'}`
  access: Access
  /** One sentence for the API description. */
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** The most that the file of an upload may have, or the body of a call that is longer than others. */
  bytes?: number
  /** Of an upload: the media type of its file, where it is no picture. */
  takes?: string
  reply: z.ZodType
  /** What a read tells of. */
  topics?: readonly Topic[]
  /** What a success changes, so that reads which tell of it are old. Of a stream: once its events have ended. */
  changes?: readonly Topic[]
  /** What this call may be refused with, beyond what its access and input imply. */
  refusals?: readonly RefusalMaker[]
}

type Part = 'params' | 'query' | 'body'
type Given<E> = { [K in Part]: K extends keyof E ? (E[K] extends z.ZodType ? K : never) : never }[Part]
type SchemaOf<E, K extends keyof E> = Extract<E[K], z.ZodType>

/** What a verb receives: parsed. */
export type Input<E> = { [K in Given<E> & keyof E]: z.output<SchemaOf<E, K>> }
/** What a caller sends: unparsed. */
export type Sent<E> = { [K in Given<E> & keyof E]: z.input<SchemaOf<E, K>> }
export type Reply<E extends Endpoint> = z.output<E['reply']>

export const endpoint = <const E extends Endpoint>(e: E): E => e
