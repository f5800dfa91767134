import type { FastifyReply } from 'fastify'
import type { z } from 'zod'
import { PartlyFixed } from './partly-fixed.ts'
import { sendJson } from './send-json.ts'
import { partlyFixedSender } from './send-partly-fixed.ts'
import { replySerializer } from './serialize-reply.ts'

type Send = (reply: FastifyReply, body: unknown) => FastifyReply | Promise<FastifyReply>

/** How replies of one contract are sent. */
export function replySender(schema: z.ZodType): Send {
  const serialize = replySerializer(schema)
  let sendPartlyFixed: ReturnType<typeof partlyFixedSender> | undefined
  return (reply, body) => {
    if (!(body instanceof PartlyFixed)) return sendJson(reply, serialize(body))
    // What is partly fixed is an object.
    sendPartlyFixed ??= partlyFixedSender(schema as z.ZodObject, body.fixed)
    return sendPartlyFixed(reply, body)
  }
}
