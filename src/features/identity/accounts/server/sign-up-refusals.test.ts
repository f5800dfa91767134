import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, joinByPassword, password, someone, withoutPasswords } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('signing up is refused', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())

  const signUp = (body: unknown, headers = {}) =>
    ask(world, '/api/auth/sign-up/email', { method: 'POST', body, headers })
  const userOf = (email: string) =>
    world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()

  test.each([
    ['no email', { name: 'A', password }, 'email'],
    ['no address', { name: 'A', email: 'nobody', password }, 'email'],
    ['a short password', { name: 'A', email: 'a@example.com', password: '1234567' }, 'password'],
    ['a long password', { name: 'A', email: 'a@example.com', password: 'x'.repeat(129) }, 'password'],
    ['a long name', { name: 'A', email: 'a@example.com', password, firstName: 'x'.repeat(81) }, 'firstName'],
    ['a name over two lines', { name: 'A\nB', email: 'a@example.com', password }, 'name'],
    ['an unknown zone', { name: 'A', email: 'a@example.com', password, timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an array', [], undefined],
    ['a name that is an object', { name: {}, email: 'a@example.com', password }, 'name'],
  ])('%s is 400 and names the field', async (_, body, field) => {
    const reply = await signUp(body)
    expect(reply.status).toBe(400)
    expect(reply.body.details).toBe(field)
  })

  test('what is not JSON is 400, and another content type 415', async () => {
    expect((await signUp('{')).status).toBe(400)
    expect((await signUp('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const email = someone()
    expect((await signUp({ name: 'A', email, password }, headers)).status).toBe(403)
    expect(await userOf(email)).toBeUndefined()
  })

  test('its own origin is welcome', async () => {
    const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
    expect((await signUp({ name: 'A', email: someone(), password }, headers)).status).toBe(200)
  })

  test('is a 429 after so many an hour from one address, with the time to wait', async () => {
    const env = {
      PUBLIC_URL: 'https://frontier.example',
      AUTH_SECRET: 'a-secret-of-the-tests-0123456789-xyz',
      RATE_LIMITS: 'on',
    }
    const crowded = await newWorld({ env })
    const from = (address: string) =>
      ask(crowded, '/api/auth/sign-up/email', {
        method: 'POST',
        body: { email: someone(), password },
        headers: { 'x-forwarded-for': address },
      })
    const replies = await Promise.all(Array.from({ length: 21 }, () => from('203.0.113.7')))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await from('203.0.113.8')).status).toBe(200)
    await crowded.close()
  })

  test('is 404 where passwords are switched off', async () => {
    const closed = await newWorld({ env: withoutPasswords })
    const { reply } = await joinByPassword(closed)
    expect([reply.status, reply.body.code]).toEqual([404, 'identity.passwordsOff'])
    await closed.close()
  })
})
