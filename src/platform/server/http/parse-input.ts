import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { requestRefusals } from './request-refusals.ts'

/** What the verb gets, parsed by the endpoint's own schemas; the first fault is a 400 that names its field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  if (endpoint.params) input.params = parsed(endpoint.params, request.params)
  if (endpoint.query) input.query = parsed(endpoint.query, request.query)
  if (endpoint.body) input.body = parsed(endpoint.body, jsonBody(request))
  return input
}

function jsonBody({ headers, body }: FastifyRequest): unknown {
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw requestRefusals.notJson()
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '')
  } catch {
    throw requestRefusals.malformed()
  }
}

function parsed(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw requestRefusals.invalid(result.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}
