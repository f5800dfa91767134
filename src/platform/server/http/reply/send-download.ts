import type { FastifyReply } from 'fastify'

/**
 * Bytes made or kept by us: saved under a name, else shown. What never changes under its address may be kept for
 * `keepSeconds` by the browser that asked, and by no cache between: there it would outlive its removal.
 */
export type Download = { bytes: Uint8Array; type: string; saveAs?: string; keepSeconds?: number }

export function sendDownload({ bytes, type, saveAs, keepSeconds }: Download, reply: FastifyReply): FastifyReply {
  if (saveAs) reply.header('content-disposition', `attachment; filename="${saveAs}"`)
  return reply
    .header('cache-control', keepSeconds ? `private, max-age=${keepSeconds}` : 'no-store')
    .header('content-type', type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
