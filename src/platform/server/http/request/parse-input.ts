import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { issueSentence } from './issue-sentence.ts'
import { requestRefusals } from './request-refusals.ts'

/** What the verb gets, parsed by the endpoint's own schemas; the first fault is a 400 that names its field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (holdsNul(request.params)) throw requestRefusals.unknownPath()
  if (holdsNul(request.query)) throw nulRefused()
  if (endpoint.params) input.params = parsed(endpoint.params, request.params)
  if (endpoint.query) input.query = parsed(endpoint.query, request.query)
  if (endpoint.body)
    input.body = parsed(endpoint.body, isLeftOut(endpoint.body, request) ? undefined : jsonBody(request))
  return input
}

/** A call that may go without payload accepts none, with any content type. */
const isLeftOut = (schema: z.ZodType, { body }: FastifyRequest): boolean =>
  !(Buffer.isBuffer(body) && body.length > 0) && schema.safeParse(undefined).success

function jsonBody({ headers, body }: FastifyRequest): unknown {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw requestRefusals.notJson()
  const text = Buffer.isBuffer(body) ? body.toString('utf8') : ''
  if (holdsEscapedNul(text)) throw nulRefused()
  try {
    return JSON.parse(text)
  } catch {
    throw requestRefusals.malformed()
  }
}

/** PostgreSQL cannot store the character U+0000 in a text, so none comes in. */
const holdsNul = (values: unknown): boolean => Object.values(values ?? {}).some((value) => String(value).includes('\0'))

const nulRefused = () => requestRefusals.invalid('No text may hold the character U+0000.')

/** Whether a JSON text holds the character U+0000. */
export const holdsEscapedNul = (text: string): boolean => text.includes('\\u0000') && escapedNul.test(text)

/** `\u0000` where the backslash is not itself escaped. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u0000/

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [first] = result.error.issues
  const issue = first && withinUnion(first, value)
  throw requestRefusals.invalid(
    issue ? issueSentence(issue) : 'This isn’t a value we can use here.',
    issue?.path.join('.'),
  )
}

type Issue = z.core.$ZodIssue

/** Of a body that may have one of several shapes, what is wrong with the shape that was meant: the one whose field is there. */
function withinUnion(issue: Issue, value: unknown): Issue {
  if (issue.code !== 'invalid_union') return issue
  const faults = issue.errors.flatMap(([first]) => (first && first.path.length > 0 ? [first] : []))
  const fault = faults.find(({ path }) => at(value, [...issue.path, ...path]) !== undefined) ?? faults[0]
  return fault ? withinUnion({ ...fault, path: [...issue.path, ...fault.path] }, value) : issue
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), key)),
    value,
  )
