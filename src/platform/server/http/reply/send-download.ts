import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Bytes made or kept by us: saved under a name, else shown. What never changes under its address may be kept for
 * `keepSeconds` by the browser that asked, and by no cache between: there it would outlive its removal. What has a `tag`
 * is asked for again each time, and sent again only when its tag is another.
 */
export type Download = { bytes: Uint8Array; type: string; saveAs?: string; keepSeconds?: number; tag?: string }

export function sendDownload(
  { bytes, type, saveAs, keepSeconds, tag }: Download,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.header(
    'cache-control',
    keepSeconds ? `private, max-age=${keepSeconds}` : tag ? 'private, no-cache' : 'no-store',
  )
  if (tag) {
    const weak = `W/"${tag}"`
    reply.header('etag', weak)
    if (knows(request.headers['if-none-match'], weak)) return reply.code(304).send()
  }
  if (saveAs) reply.header('content-disposition', `attachment; filename="${saveAs}"`)
  return reply.header('content-type', type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}

/** The same of what is made piece by piece, so that its size is never held: a text that is saved under a name. */
export type StreamedDownload = { parts: AsyncIterable<string>; type: string; saveAs: string }

export const sendStreamed = ({ parts, type, saveAs }: StreamedDownload, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${saveAs}"`)
    .header('content-type', type)
    .send(Readable.from(parts, { objectMode: false }))

const knows = (known: string | undefined, tag: string): boolean =>
  (known ?? '').split(',').some((one) => one.trim() === tag)
