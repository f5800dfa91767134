import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, joinByPassword, lettersTo } from '#tests/visitor.ts'
import { newWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  const env = {
    PUBLIC_URL: 'https://frontier.example',
    AUTH_SECRET: 's'.repeat(40),
    RATE_LIMITS: 'on',
    HOST: '127.0.0.1',
  }
  world = await newWorld({ env })
})
afterAll(() => world.close())

const askFor = (email: string, address: string) =>
  ask(world, '/api/auth/request-password-reset', {
    method: 'POST',
    body: { email },
    headers: { 'x-forwarded-for': address },
  })

test('a mailbox gets ten letters a day, from however many addresses they are asked for', async () => {
  const { email } = await joinByPassword(world)
  const calls = await Promise.all(Array.from({ length: 30 }, (_, n) => askFor(email, `203.0.113.${n}`)))
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(9)
  const refused = calls.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(80_000)
  // The welcome was the first of the ten.
  expect(await lettersTo(world, email)).toHaveLength(10)
  const other = await joinByPassword(world)
  expect((await askFor(other.email, '203.0.113.1')).status).toBe(200)
})

test('also for somebody unknown, so that the limit tells nobody who has an account', async () => {
  const calls = await Promise.all(
    Array.from({ length: 12 }, (_, n) => askFor('nobody@people.example', `198.51.100.${n}`)),
  )
  expect(calls.filter(({ status }) => status === 429)).toHaveLength(2)
})
