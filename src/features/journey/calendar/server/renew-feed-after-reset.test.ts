import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResetLink } from '#features/identity/server/public.ts'
import { ask, emailsTo, joinConfirmed, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const body = (sent: object) => ({ method: 'POST', body: sent }) as const
const feed = async (cookie: string) =>
  (await ask(world, '/api/calendar', { method: 'POST', cookie })).body.address as string
const reads = async (address: string) => (await ask(world, new URL(address).pathname)).status

async function reset(email: string): Promise<string> {
  const token = tokenIn(await createResetLink(world.services, email))
  const newPassword = 'a new horse 180'
  expect((await ask(world, '/api/auth/reset-password', body({ token, newPassword }))).status).toBe(200)
  return (await ask(world, '/api/auth/sign-in/email', body({ email, password: newPassword }))).cookie
}
const subjects = async (email: string) => (await emailsTo(world, email)).map(({ subject }) => subject)

test('a reset gives the calendar a new address, and an email says so', async () => {
  const { email, cookie } = await joinConfirmed(world)
  const before = await feed(cookie)
  expect(await reads(before)).toBe(200)
  const again = await reset(email)
  expect(await reads(before)).toBe(404)
  const { address } = (await ask(world, '/api/calendar', { cookie: again })).body
  expect([await reads(address), address === before]).toEqual([200, false])
  expect(await subjects(email)).toContain('Your calendar has a new link')
})

test('who has turned no address on gets none, and no email about it', async () => {
  const { email } = await joinConfirmed(world)
  const again = await reset(email)
  expect((await ask(world, '/api/calendar', { cookie: again })).body.address).toBeNull()
  expect(await subjects(email)).not.toContain('Your calendar has a new link')
})
