import type { FastifyReply } from 'fastify'

/** Bytes made or kept by us: saved under a name, else shown. What never changes under its address is kept for ever. */
export type Download = { bytes: Uint8Array; type: string; saveAs?: string; isForEver?: true }

export function sendDownload({ bytes, type, saveAs, isForEver }: Download, reply: FastifyReply): FastifyReply {
  if (saveAs) reply.header('content-disposition', `attachment; filename="${saveAs}"`)
  return reply
    .header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-store')
    .header('content-type', type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
