import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type Serialize = (body: unknown) => string

/** Compiling takes time; where a process makes several apps, as tests do, they share what was compiled. */
const compiled = new WeakMap<z.ZodType, Serialize>()

/** A serializer compiled once from the contract: faster than a schema pass, and it drops what the contract does not name. */
export function replySerializer(reply: z.ZodType): Serialize {
  const known = compiled.get(reply)
  if (known) return known
  const schema = z.toJSONSchema(reply, { target: 'openapi-3.0', unrepresentable: 'any', io: 'output' })
  // Both speak JSON Schema; the two packages type it apart.
  const serialize: Serialize = fastJson(schema as Parameters<typeof fastJson>[0])
  compiled.set(reply, serialize)
  return serialize
}
