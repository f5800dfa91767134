import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutSlash } from '#app/server/documents/documents.ts'
import { documentPolicy } from '#platform/server/http/security-headers.ts'
import { ask, joinByPassword } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('no text becomes script in a document, but for the address of the service worker', async () => {
  const policy = String((await ask(world, '/')).headers['content-security-policy'])
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker")
  expect(documentPolicy('n', { scripts: ['https://js.stripe.com'] })).not.toContain('trusted-types')
})

test('an address that begins with a backslash leads to no other host', () => {
  for (const path of ['/\\evil.example/', '//evil.example/', '/\\/evil.example/', '\\\\evil.example/'])
    expect(withoutSlash(path)).toBe('/evil.example')
})

test('every way out tells the browser to forget what it kept, and so does a session that was ended elsewhere', async () => {
  const out: [method: 'GET' | 'POST' | 'DELETE', path: string][] = [
    ['GET', '/api/logout'],
    ['POST', '/api/auth/sign-out'],
    ['DELETE', '/api/sessions'],
  ]
  for (const [method, path] of out) {
    const { cookie } = await joinByPassword(world)
    expect([path, (await ask(world, path, { method, cookie })).headers['clear-site-data']]).toEqual([path, '"cache"'])
    const ended = await ask(world, '/api/auth/user', { cookie })
    expect([ended.status, ended.headers['clear-site-data']]).toEqual([401, '"cache"'])
    expect(ended.cookies).toEqual([expect.stringMatching(/session_token=; Max-Age=0/)])
    expect((await ask(world, '/', { cookie })).headers['clear-site-data']).toBe('"cache"')
  }
  expect((await ask(world, '/api/auth/user')).headers['clear-site-data']).toBeUndefined()
  expect((await ask(world, '/api/auth/user', { cookie: 'frontier180.session_token=x.y' })).cookies).toEqual([])
})
