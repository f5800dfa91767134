import type { FastifyReply } from 'fastify'

/** Bytes made for this caller, to be saved under a name. */
export type Download = { bytes: Uint8Array; type: string; saveAs: string }

export const sendDownload = ({ bytes, type, saveAs }: Download, reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${saveAs}"`)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
