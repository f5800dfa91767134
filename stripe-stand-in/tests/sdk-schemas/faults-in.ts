import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Schema = {
  $ref?: string
  anyOf?: readonly Schema[]
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
}
type Side = { definitions: Readonly<Record<string, Schema>>; calls: Readonly<Record<string, Schema>> }

/** Made of the SDK's own types by `scripts/schemas/make-provider-schemas.ts`. */
export const schemas: { version: string; requests: Side; replies: Side } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'schemas.generated.json'), 'utf8'),
)

/** What of a request's form the SDK's types do not allow. In a form every value is text, and a list has numbers for names. */
export function faultsInRequest(call: string, form: unknown): string[] {
  const schema = schemas.requests.calls[call]
  return schema ? faultsIn(schema, form, call, schemas.requests) : [`${call} is not a call of the API that is spoken`]
}

/** What of an answered object is not of the API, or not of its type. Fields that are left out are no fault. */
export function faultsInReply(reply: unknown): string[] {
  const { object, data, deleted } = reply as { object?: string; data?: unknown; deleted?: boolean }
  if ((object === 'list' || object === 'search_result') && Array.isArray(data)) return data.flatMap(faultsInReply)
  const schema = schemas.replies.calls[object ?? '']
  if (!schema || deleted) return []
  return faultsIn(schema, reply, object ?? '', schemas.replies)
}

function faultsIn(schema: Schema, value: unknown, at: string, side: Side): string[] {
  if (schema.$ref) return faultsIn(definition(schema.$ref, side), value, at, side)
  if (schema.anyOf) return bestOf(schema.anyOf, value, at, side)
  const choice = schema.const === undefined ? schema.enum : [schema.const]
  if (choice) return choice.includes(value) ? [] : [`${at} is ${JSON.stringify(value)}`]
  if (schema.properties || schema.type === 'object') return faultsInObject(schema, value, at, side)
  if (schema.type === 'array') return faultsInList(schema, value, at, side)
  if (schema.type === undefined) return []
  const types = [schema.type].flat()
  return types.some((type) => isOf(type, value, side))
    ? []
    : [`${at} is ${JSON.stringify(value)}, no ${types.join(', ')}`]
}

const definition = (ref: string, { definitions }: Side): Schema =>
  definitions[decodeURIComponent(ref.replace('#/definitions/', ''))] ?? {}

/** The alternative with the fewest faults, which tells the most. */
function bestOf(options: readonly Schema[], value: unknown, at: string, side: Side): string[] {
  const found = options.map((option) => faultsIn(option, value, at, side))
  return found.reduce((best, one) => (one.length < best.length ? one : best))
}

function faultsInObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  value: unknown,
  at: string,
  side: Side,
) {
  if (typeof value !== 'object' || value === null) return [`${at} is ${JSON.stringify(value)}, no object`]
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    const schema = properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
    return schema ? faultsIn(schema, part, `${at}.${name}`, side) : [`${at}.${name} is not of the API`]
  })
  return [...missing, ...wrong]
}

function faultsInList({ items = {} }: Schema, value: unknown, at: string, side: Side): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is ${JSON.stringify(value)}, no list`]
  return Object.entries(value).flatMap(([index, part]) => faultsIn(items, part, `${at}.${index}`, side))
}

function isOf(type: string, value: unknown, side: Side): boolean {
  if (type === 'null') return value === null
  if (side === schemas.replies) return typeof value === type
  if (typeof value !== 'string') return false
  if (type === 'number') return value !== '' && Number.isFinite(Number(value))
  return type === 'boolean' ? ['true', 'false'].includes(value) : true
}
