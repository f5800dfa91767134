import type { Endpoint, Input, Reply } from '#shared/endpoint.ts'
import type { Context, ContextFor } from '../context.ts'
import type { EventStream } from './reply/event-stream.ts'
import type { Answer } from './reply/partly-fixed.ts'
import type { Download, StreamedDownload } from './reply/send-download.ts'
import type { FileAnswer } from './reply/send-file.ts'

export type Verb<E extends Endpoint> = (ctx: ContextFor<E['access']>, input: Input<E>) => Promise<Answer<Reply<E>>>

/** Where a browser navigation goes: another address, or a page that is answered here. */
export type Destination = { redirect: string } | { page: string; status?: number }
type StreamVerb<E extends Endpoint> = (ctx: ContextFor<E['access']>, input: Input<E>) => Promise<Reply<E> | EventStream>
type NavigationVerb<E extends Endpoint> = (ctx: ContextFor<E['access']>, input: Input<E>) => Promise<Destination>

type Loose = (ctx: Context, input: Record<string, unknown>) => Promise<unknown>
type Kind = 'call' | 'stream' | 'navigation' | 'file' | 'upload' | 'webhook'
export type Route = { kind: Kind; endpoint: Endpoint; verb: Loose }

/** Pairs a promise in the contract with the verb that keeps it. */
export const route = <E extends Endpoint>(endpoint: E, verb: Verb<E>): Route => ({
  kind: 'call',
  endpoint,
  // `mount` gives each verb the context its access names and the input its schemas parsed.
  verb: verb as unknown as Loose,
})

/** A path that people's browsers go to, answered with a redirect or a document. */
export const navigation = <E extends Endpoint>(endpoint: E, verb: NavigationVerb<E>): Route => ({
  kind: 'navigation',
  endpoint,
  verb: verb as unknown as Loose,
})

type FileVerb<E extends Endpoint> = (
  ctx: ContextFor<E['access']>,
  input: Input<E>,
) => Promise<FileAnswer | Download | StreamedDownload | { redirect: string }>

/** A link to a file, or to something made for whoever follows it, which browsers save, show or play. */
export const file = <E extends Endpoint>(endpoint: E, verb: FileVerb<E>): Route => ({
  kind: 'file',
  endpoint,
  verb: verb as unknown as Loose,
})

/** A call that is answered with events while its caller asks for them, and with one reply otherwise. */
export const stream = <E extends Endpoint>(endpoint: E, verb: StreamVerb<E>): Route => ({
  kind: 'stream',
  endpoint,
  verb: verb as unknown as Loose,
})

/** A body as the bytes that came, up to 1 MB: a signature is over bytes. */
export type RawInput = { raw: Buffer; headers: Headers }
type WebhookVerb<E extends Endpoint> = (ctx: ContextFor<E['access']>, input: RawInput) => Promise<Reply<E>>

/** A path that another machine calls, with a body of its own kind. */
export const webhook = <E extends Endpoint>(endpoint: E, verb: WebhookVerb<E>): Route => ({
  kind: 'webhook',
  endpoint,
  verb: verb as unknown as Loose,
})

type Upload = Endpoint & { bytes: number }
type UploadVerb<E extends Upload> = (ctx: ContextFor<E['access']>, input: RawInput) => Promise<Reply<E>>

/** A file of a person's as the bytes that came, as many as its contract takes. */
export const upload = <E extends Upload>(endpoint: E, verb: UploadVerb<E>): Route => ({
  kind: 'upload',
  endpoint,
  verb: verb as unknown as Loose,
})
