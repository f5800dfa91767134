import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { bestEncoding, type Encoding } from './reply/best-encoding.ts'
import { documentPolicy, newNonce, type PolicyHosts } from './security-headers.ts'

type Compress = Record<Encoding, (bytes: Buffer) => Buffer>

const nonceMark = '__NONCE__'
const originMark = '__ORIGIN__'

type Given = {
  origin: string
  /** By a document's name, whom its page speaks to besides this site. */
  hostsOf?: Readonly<Record<string, PolicyHosts>>
  /** What stands in the place of built documents; nothing is written, since those may be read-only. */
  instead?: ReadonlyMap<string, string>
  /** What of built documents isn't shown here. */
  without?: RegExp | undefined
}

export type Documents = ReturnType<typeof createDocuments>

/**
 * Built HTML documents, kept in memory, each under the strict policy. One with a mark for a nonce gets its own in every
 * reply; one without is the same for all, so it is compressed once and a browser that has it is told so.
 */
export function createDocuments(folder: string, { origin, hostsOf = {}, instead, without }: Given) {
  const known = new Map<string, Answer>()

  const answerOf = (name: string, text: string): Answer => {
    const html = (without ? text.replace(without, '') : text).replaceAll(originMark, origin)
    return html.includes(nonceMark) ? answerWithNonce(html.split(nonceMark), hostsOf[name]) : answerAlike(html)
  }

  const textOf = (name: string) => instead?.get(name) ?? readFileSync(join(folder, `${name}.html`), 'utf8')

  /** `banner` is for this reader alone, and comes before everything else on the page. */
  const send = (reply: FastifyReply, name: string, banner?: string): FastifyReply => {
    const answer = known.get(name) ?? answerOf(name, textOf(name))
    known.set(name, answer)
    // Who sees a page may differ from one visit to the next, so only the browser itself may cache it.
    return answer(
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('cache-control', banner ? 'no-store' : 'private, no-cache')
        .header('vary', 'cookie, accept-encoding'),
      banner,
    )
  }
  return { send }
}

type Answer = (reply: FastifyReply, banner?: string) => FastifyReply

const withBanner = (html: string, banner = ''): Buffer =>
  Buffer.from(banner ? html.replace(/<body[^>]*>/, (body) => body + banner) : html)

const answerWithNonce =
  (parts: readonly string[], hosts: PolicyHosts = {}): Answer =>
  (reply, banner) => {
    const nonce = newNonce()
    const html = withBanner(parts.join(nonce), banner)
    return sendIn(reply.header('content-security-policy', documentPolicy(nonce, hosts)), (encoding) =>
      compressNow[encoding](html),
    )
  }

function answerAlike(html: string): Answer {
  const policy = documentPolicy()
  const tag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  const forms = new Map<Encoding, Buffer>()

  return (reply, banner) => {
    const { headers } = reply.request
    if (banner) {
      const bytes = withBanner(html, banner)
      return sendIn(reply.header('content-security-policy', policy), (encoding) => compressNow[encoding](bytes))
    }
    reply.header('content-security-policy', policy).header('etag', tag)
    if (reply.statusCode === 200 && headers['if-none-match']?.includes(tag)) return reply.code(304).send()
    return sendIn(reply, (encoding) => {
      const form = forms.get(encoding) ?? compressOnce[encoding](Buffer.from(html))
      forms.set(encoding, form)
      return form
    })
  }
}

function sendIn(reply: FastifyReply, formOf: (encoding: Encoding) => Buffer): FastifyReply {
  const encoding = bestEncoding(reply.request.headers['accept-encoding']?.toString())
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(formOf(encoding))
}

/** Once a document and process, while its first reader waits: at 10 some 40 ms for 120 kB, at 11 ten times that for 2 % less. */
const compressOnce: Compress = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
}

/** Each time: half a millisecond for a lesson of 36 kB, of which a quarter is left. */
const compressNow: Compress = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 4 }),
  identity: (bytes) => bytes,
}
