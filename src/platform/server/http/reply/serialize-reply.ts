import { z } from 'zod'
import { onceFor } from '../../once.ts'
import { compileSchema, type Serialize } from './compile-schema.ts'
import { isOfFixed } from './partly-fixed.ts'
import { type PartSerializers, partSerializers } from './serialize-parts.ts'

/** Writes a reply as its contract says, lists of what is partly fixed among it; see `partlyFixed`. */
export const replySerializer = onceFor((schema: z.ZodType): Serialize => {
  if (schema instanceof z.ZodArray) return listSerializer(schema)
  if (schema instanceof z.ZodObject) return objectSerializer(schema)
  return compileSchema(schema)
})

/** The fixed part of an entry is written once. */
function listSerializer(schema: z.ZodArray): Serialize {
  let parts: PartSerializers | undefined
  const fixedText = onceFor((fixed: object) => parts?.fixed(fixed) ?? '')
  return (body) => {
    if (!isOfFixed(body)) return compileSchema(schema)(body)
    // Entries that are partly fixed are objects.
    parts ??= partSerializers(schema.element as z.ZodObject, body[0].fixed)
    const { own: ownText } = parts
    return `[${body.map(({ fixed, own }) => fixedText(fixed) + ownText(own)).join(',')}]`
  }
}

function objectSerializer(schema: z.ZodObject): Serialize {
  const lists = Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodArray)
  return (body) => {
    // As its contract says.
    const fields = body as Record<string, unknown>
    return lists.some(([key]) => isOfFixed(fields[key])) ? fieldByField(schema, fields) : compileSchema(schema)(body)
  }
}

function fieldByField({ shape }: z.ZodObject, fields: Record<string, unknown>): string {
  const written = Object.entries(shape)
    .filter(([key]) => fields[key] !== undefined)
    // The shape of an object of a contract is made of schemas.
    .map(([key, schema]) => `${JSON.stringify(key)}:${replySerializer(schema as z.ZodType)(fields[key])}`)
  return `{${written.join(',')}}`
}
