import { z } from 'zod'
import { ErrorBody } from '#shared/wire.ts'
import type { Route } from './routes.ts'

/** The OpenAPI 3.1 description of every call, from the contracts themselves. */
export function openApi(title: string, sessionCookie: string, routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { endpoint, kind } of routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, kind) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  }
}

function operation(endpoint: Route['endpoint'], kind: Route['kind']): object {
  const refused = [...new Set([...(endpoint.refusals ?? []).map(({ status }) => status), ...impliedRefusals(endpoint)])]
  const error = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    ...(kind === 'upload' ? { requestBody: { required: true, content: { [endpoint.takes ?? 'image/*']: {} } } } : {}),
    responses: { ...success(endpoint, kind), ...Object.fromEntries(refused.map((status) => [status, error])) },
  }
}

function success({ reply, changes }: Route['endpoint'], kind: Route['kind']): object {
  const header = { description: changesDescription, schema: { type: 'string' } }
  const headers = changes?.length ? { headers: { 'X-Changes': header } } : {}
  if (kind === 'navigation') return { 200: { description: 'A page' }, 302: { description: 'Goes elsewhere' } }
  if (kind === 'file') return { 200: { description: 'The file' }, 206: { description: 'A part of the file' } }
  if (reply instanceof z.ZodUndefined) return { 204: { description: 'Nothing to say', ...headers } }
  const content = { 'application/json': { schema: schemaOf(reply, 'output') } }
  return { 200: { description: 'Done', content, ...headers } }
}

const changesDescription =
  'Paths of the reads whose replies are out of date after this call, divided by spaces; `*` for all of them'

const impliedRefusals = ({ access, params, query, body }: Route['endpoint']): number[] => [
  ...(params || query || body ? [400] : []),
  ...(access === 'public' ? [] : [401]),
  ...(access === 'coach' || access === 'operator' ? [403] : []),
]

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: object; required?: string[] }
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: one,
  }))
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(schema, { io, unrepresentable: 'any' })
