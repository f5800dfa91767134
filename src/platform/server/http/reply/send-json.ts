import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { bestEncoding, type Encoding } from './best-encoding.ts'

/** Below this a compressed reply saves no packet. */
const leastBytes = 1024
const json = 'application/json; charset=utf-8'

type Compressed = Exclude<Encoding, 'identity'>

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Beside the event loop. Quality 1 takes a third of the time of 3, and leaves 41 % of a lesson instead of 38 %. */
const compress: Record<Compressed, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body) => zip(body, { level: 1 }),
}

/** Sends JSON in the smallest form that the caller takes. */
export async function sendJson(reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  reply.header('content-type', json)
  if (body.length < leastBytes) return reply.send(body)
  reply.header('vary', 'accept-encoding')
  const encoding = bestEncoding(reply.request.headers['accept-encoding']?.toString())
  if (encoding === 'identity') return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress[encoding](body))
}
