import { send } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#shared/refusal.ts'
import { sendRefusal } from '../answer-errors.ts'
import { requestRefusals } from '../request/request-refusals.ts'

/** A file below a folder, to be saved under a name or, without one, to be shown in a page of ours. */
export type FileAnswer = { folder: string; name: string; saveAs?: string }

/** What a browser is handed may run nothing and load nothing, should it ever be shown by itself. */
const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a file whole, in ranges, or not at all where the browser has it. What it may do with it, the caller has decided. */
export async function sendFile(
  { folder, name, saveAs }: FileAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode, headers, stream } = await send(request.raw, `/${name}`, {
    root: folder,
    cacheControl: false,
    dotfiles: 'deny',
    index: false,
  })
  if (statusCode >= 400) {
    stream.destroy()
    if (headers['Content-Range']) reply.header('content-range', headers['Content-Range'])
    return sendRefusal(refusalOf(statusCode), reply)
  }
  return (
    reply
      .code(statusCode)
      .headers(headers)
      // Whoever may have it is asked every time; the bytes themselves are not sent twice.
      .header('cache-control', 'private, no-cache')
      .header('content-disposition', saveAs ? `attachment; filename="${saveAs}"` : 'inline')
      .header('content-security-policy', filePolicy)
      .send(stream)
  )
}

const refusalOf = (status: number): Refusal => {
  if (status === 416) return requestRefusals.noSuchRange()
  if (status === 412) return requestRefusals.changedSince()
  return requestRefusals.unknownPath()
}
