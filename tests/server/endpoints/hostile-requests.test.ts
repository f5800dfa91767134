import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await world.member()
})
afterAll(() => world.close())

const path = '/api/gratitude'

describe('a body that is not what it should be is refused', () => {
  test.each([
    ['malformed JSON', '{"text":', 400, 'request.malformed'],
    ['no JSON object', '"text"', 400, 'request.invalid'],
    ['a wrong type', '{"text": 7}', 400, 'request.invalid'],
    ['nothing', '{}', 400, 'request.invalid'],
    ['too long a text', JSON.stringify({ text: 'x'.repeat(501) }), 400, 'request.invalid'],
    ['a prototype key', '{"__proto__": {"text": "x"}}', 400, 'request.invalid'],
    ['too large a body', JSON.stringify({ text: 'x'.repeat(70_000) }), 413, 'request.tooLarge'],
  ])('%s', async (_, body, status, code) => {
    const answer = await ada.send('POST', path, body)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test('the field at fault is named', async () => {
    const { message, details } = (await ada.send('POST', path, '{"text": 7}')).json()
    expect(details).toBe('text')
    expect(message).toMatch(/^Text: /)
  })

  test('another content type', async () => {
    const answer = await ada.send('POST', path, 'text=x', { 'content-type': 'text/plain' })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'request.notJson'])
  })

  test('none of it changed anything', async () => {
    expect((await ada.send('GET', path)).json().text).toBeNull()
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
  'a call without payload accepts an empty body with content type %s',
  async (type) => {
    const answer = await ada.send('POST', '/api/auth/sign-out', undefined, type ? { 'content-type': type } : {})
    expect(answer.statusCode).toBe(200)
    ada = await world.member()
  },
)

describe('a write from another site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, 200],
    [{ origin: 'http://127.0.0.1:3000' }, 200],
    [{ origin: 'http://[::1]:3000' }, 200],
    [{}, 200],
  ])('with %o is answered %i', async (headers, status) => {
    const answer = await ada.send('POST', path, { text: 'the rain' }, headers as Record<string, string>)
    expect(answer.statusCode).toBe(status)
  })
})

describe('addresses', () => {
  test.each([
    ['GET', '/api/nowhere', 404, 'request.unknownPath'],
    ['PUT', '/api/gratitude', 404, 'request.unknownPath'],
    ['POST', '/modules', 404, 'request.unknownPath'],
    ['GET', `/api/modules/${'x'.repeat(190)}`, 400, 'request.invalid'],
    ['GET', '/api/modules/%00', 404, 'request.unknownPath'],
    ['GET', '/api/auth/get-session', 404, 'request.unknownPath'],
    ['POST', '/api/auth/update-user', 404, 'request.unknownPath'],
  ] as const)('%s %s is answered %i %s', async (method, url, status, code) => {
    const answer = await ada.send(method, url)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  test.each(['/api/%', '/%E0%A4%A', '/api/gamification/ledger?limit=0', '/api/gamification/ledger?limit=1e9'])(
    '%s is no error of ours',
    async (url) => {
      const { statusCode } = await ada.send('GET', url)
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(statusCode).toBeLessThan(500)
    },
  )
})

test('every reply carries the headers that keep browsers safe, and a request id', async () => {
  const { headers } = await ada.send('GET', '/api/progress')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'x-request-id': expect.any(String),
    'x-member-version': expect.any(String),
    'x-program-day': '1',
  })
})

describe('what is no request at all is refused like any other', () => {
  test('an address that cannot be decoded', async () => {
    const answer = await world.app.inject({ url: '/api/%' })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'request.broken'])
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  })

  test('bytes that are not HTTP', async () => {
    const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end('NO SUCH THING\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('"code":"request.broken"')
  })
})
