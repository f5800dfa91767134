import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { onceFor } from '../../once.ts'
import { bestEncoding } from './best-encoding.ts'
import type { PartlyFixed } from './partly-fixed.ts'
import { json, sendJson } from './send-json.ts'
import { partSerializers } from './serialize-parts.ts'

/** Done once for each, so it may take some milliseconds; a lesson is a fifth smaller than at quality 0. */
const once = {
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
}

/**
 * Sends a reply of which the fixed part has been compressed before. Brotli’s stream ends at a byte there, and what is
 * the caller’s own follows as it is, as a block of its own (RFC 7932, section 9.2).
 */
export function partlyFixedSender(schema: z.ZodObject, like: object) {
  const parts = partSerializers(schema, like)
  const compressed = onceFor((fixed: object) => brotliCompressSync(parts.fixed(fixed), once))
  return (reply: FastifyReply, { fixed, own }: PartlyFixed<object>) => {
    const ownText = parts.own(own)
    const encoding = bestEncoding(reply.request.headers['accept-encoding']?.toString())
    const rest = encoding === 'br' ? Buffer.from(ownText) : undefined
    if (!rest || rest.length > mostInBlock) return sendJson(reply, parts.fixed(fixed) + ownText)
    return reply
      .header('content-type', json)
      .header('vary', 'accept-encoding')
      .header('content-encoding', encoding)
      .send(Buffer.concat([compressed(fixed), uncompressedBlock(rest), lastBlock]))
  }
}

const mostInBlock = 65_536

/** A header of 20 bits, filled up to three bytes: not the last, 16 bits of length less one, uncompressed. */
function uncompressedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3)
  return Buffer.concat([header, bytes])
}

/** The last one, and empty. */
const lastBlock = Buffer.of(3)
