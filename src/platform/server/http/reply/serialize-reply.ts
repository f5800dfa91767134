import { z } from 'zod'
import { onceFor } from '../../once.ts'
import { compileSchema } from './compile-schema.ts'
import { isOfFixed } from './partly-fixed.ts'
import { type Piece, piecesOf, type Written } from './reply-bytes.ts'
import { type PartSerializers, partSerializers } from './serialize-parts.ts'

/** Writes a reply as its contract says, lists of what is partly fixed among it in pieces; see `partlyFixed`. */
export const replySerializer = onceFor((schema: z.ZodType): ((body: unknown) => Written) => {
  if (schema instanceof z.ZodArray) return listSerializer(schema)
  if (schema instanceof z.ZodObject) return objectSerializer(schema)
  return compileSchema(schema)
})

/** The fixed part of an entry is written once, and as bytes: a list of texts would be put together and encoded each time. */
function listSerializer(schema: z.ZodArray): (body: unknown) => Written {
  let parts: PartSerializers | undefined
  const fixedBytes = onceFor((fixed: object) => Buffer.from(parts?.fixed(fixed) ?? ''))
  return (body) => {
    if (!isOfFixed(body)) return compileSchema(schema)(body)
    // Entries that are partly fixed are objects.
    parts ??= partSerializers(schema.element as z.ZodObject, body[0].fixed)
    const pieces: Piece[] = []
    for (const { fixed, own } of body) pieces.push(pieces.length > 0 ? ',' : '[', fixedBytes(fixed), parts.own(own))
    return [...pieces, ']']
  }
}

function objectSerializer(schema: z.ZodObject): (body: unknown) => Written {
  const lists = Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodArray)
  return (body) => {
    // As its contract says.
    const fields = body as Record<string, unknown>
    return lists.some(([key]) => isOfFixed(fields[key])) ? fieldByField(schema, fields) : compileSchema(schema)(body)
  }
}

function fieldByField({ shape }: z.ZodObject, fields: Record<string, unknown>): Written {
  const written = Object.entries(shape)
    .filter(([key]) => fields[key] !== undefined)
    // The shape of an object of a contract is made of schemas.
    .flatMap(([key, schema], at) => [
      `${at > 0 ? ',' : '{'}${JSON.stringify(key)}:`,
      ...piecesOf(replySerializer(schema as z.ZodType)(fields[key])),
    ])
  return [...written, '}']
}
