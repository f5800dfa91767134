import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
const people: Record<string, Pick<TestMember, 'send'>> = {}
beforeAll(async () => {
  world = await newWorld()
  people.visitor = world.stranger
  people.client = await world.member()
  people.coach = await world.member({ role: 'coach' })
})
afterAll(() => world.close())

const module = 'foundation-01-founder-baseline'

test.each([
  ['visitor', '/', 200, 'home'],
  ['client', '/', 200, 'app'],
  ['coach', '/', 200, 'app'],
  ['visitor', '/modules', 404, 'not-found'],
  ['client', '/modules', 200, 'app'],
  ['coach', '/modules', 404, 'app'],
  ['client', `/modules/${module}`, 200, 'app'],
  ['client', '/modules/nowhere', 404, 'app'],
  ['client', `/modules/${module}/submodules/foundation-01-runway`, 200, 'lessons/foundation-01-runway'],
  ['client', `/modules/${module}/submodules/foundation-01-day-one-numbers`, 200, 'app'],
  ['client', `/modules/${module}/submodules/foundation-02-nowhere`, 404, 'app'],
  ['visitor', '/frontier', 200, 'app'],
  ['coach', '/frontier', 404, 'app'],
  ['visitor', '/terms', 200, 'terms'],
  ['visitor', '/first-lesson', 200, 'first-lesson'],
  ['client', '/first-lesson', 200, 'first-lesson-client'],
  ['coach', '/first-lesson', 200, 'first-lesson-coach'],
  ['client', '/terms', 200, 'terms-client'],
  ['client', '/offline', 200, 'offline-client'],
  ['visitor', '/nowhere', 404, 'not-found'],
  ['client', '/nowhere', 404, 'app'],
])('%s at %s gets %i and the document %s', async (viewer, url, status, name) => {
  const { statusCode, body } = await people[viewer]!.send('GET', url)
  expect([statusCode, body]).toEqual([status, expect.stringContaining(`<title>${name}</title>`)])
})

test('the text of a lesson stands in its document only where the member’s tier opens it', async () => {
  const lesson = '/modules/growth-01-growth-arithmetic/submodules/growth-01-payback'
  const title = async ({ send }: Pick<TestMember, 'send'>) =>
    /<title>(.*)<\/title>/.exec((await send('GET', lesson)).body)?.[1]
  expect(await title(people.client!)).toBe('app')
  expect(await title(await world.member({ tier: 'quantum' }))).toBe('lessons/growth-01-payback')
  expect(await title(people.visitor!)).toBe('not-found')
})

test('a document with a nonce comes compressed too', async () => {
  const { headers, rawPayload } = await world.app.inject({ url: '/frontier', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<title>app</title>')
})

test('a visitor at the dashboard goes to the front page and keeps the query', async () => {
  const { statusCode, headers } = await world.stranger.send('GET', '/dashboard?ref=x')
  expect([statusCode, headers.location]).toEqual([302, '/?ref=x'])
})

test('a visitor who comes with the secret of a payment goes to the front page without it', async () => {
  const { statusCode, headers } = await world.stranger.send(
    'GET',
    '/subscribe?ref=x&client_secret=cs_1&client_secret=cs_2',
  )
  expect([statusCode, headers.location]).toEqual([302, '/?ref=x'])
})

test.each([
  ['/modules/', '/modules'],
  ['/modules//?tab=1', '/modules?tab=1'],
  ['/%2F/evil.example/', '/%2F/evil.example'],
  ['///evil.example/', '/evil.example'],
])('an address that ends in a slash, %s, leads to the one without, on this site', async (url, location) => {
  const { statusCode, headers } = await people.client!.send('GET', url)
  expect([statusCode, headers.location]).toEqual([301, location])
})

test('the app’s document names ahead what the app will ask for; a visitor’s asks for nothing', async () => {
  const { headers } = await people.client!.send('GET', '/')
  expect(headers.link).toContain('</api/auth/user>; rel="preload"; as="fetch"; crossorigin="anonymous"')
  expect((await world.stranger.send('GET', '/frontier')).headers.link ?? '').toBe('')
})

test('each reply of the app has a nonce of its own, in its policy too', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await people.client!.send('GET', '/')
      const nonce = body.slice(body.indexOf('</title>') + 8)
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
      expect(headers['content-security-policy']).not.toContain('unsafe')
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test('a document that is the same for all comes compressed, with its address and without a nonce', async () => {
  const { statusCode, headers, rawPayload } = await world.app.inject({
    url: '/terms',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'cookie, accept-encoding'])
  expect(brotliDecompressSync(rawPayload).toString()).toContain('href="http://localhost:3000/"')
  expect(headers['content-security-policy']).toContain("style-src 'self';")
})

test('a browser that has the document is told that it is still good, but never for a page that is not there', async () => {
  const { headers } = await world.app.inject({ url: '/terms' })
  const again = { 'if-none-match': String(headers.etag) }
  expect((await world.app.inject({ url: '/terms', headers: again })).statusCode).toBe(304)
  expect((await world.app.inject({ url: '/privacy', headers: again })).statusCode).toBe(200)
  const gone = await world.app.inject({ url: '/nowhere' })
  const goneAgain = await world.app.inject({ url: '/nowhere', headers: { 'if-none-match': String(gone.headers.etag) } })
  expect(goneAgain.statusCode).toBe(404)
})
