import fastJson from 'fast-json-stringify'
import { z } from 'zod'
import { onceFor } from '../../once.ts'

export type Serialize = (body: unknown) => string

/**
 * A serializer compiled once from the contract: faster than a schema pass, and it drops what the contract does not name.
 * Compiling takes time; where a process makes several apps, as tests do, they share what was compiled.
 */
export const compileSchema = onceFor((schema: z.ZodType): Serialize => {
  const json = z.toJSONSchema(schema, { target: 'openapi-3.0', unrepresentable: 'any', io: 'output' })
  // Both speak JSON Schema; the two packages type it apart.
  return fastJson(json as Parameters<typeof fastJson>[0])
})
