import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { newWorld, type World } from '#tests/world/world.ts'

type Description = {
  openapi: string
  paths: Record<string, Record<string, { responses: object; security: unknown[] }>>
}

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('the description names every call, who may make it and what it may be refused with', async () => {
  const answer = await world.stranger.send('GET', '/api/openapi.json')
  const { openapi, paths }: Description = answer.json()
  expect([answer.statusCode, openapi]).toEqual([200, '3.1.0'])
  for (const { endpoint } of routes) {
    const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()]
    expect(operation, endpoint.path).toBeDefined()
    expect(operation?.security.length).toBe(endpoint.access === 'public' ? 0 : 1)
    for (const { status } of endpoint.refusals ?? [])
      expect(Object.keys(operation?.responses ?? {})).toContain(String(status))
    expect(JSON.stringify(operation?.responses).includes('X-Changes')).toBe(endpoint.changes !== undefined)
  }
})
