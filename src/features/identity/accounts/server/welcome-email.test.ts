import { expect, test } from 'vitest'
import { newWorld } from '#tests/world/world.ts'
import { welcomeEmail } from './welcome-email.ts'

test('the welcome email leads to the confirmation where one is asked for, and to lesson 1', async () => {
  const world = await newWorld()
  const first = 'Start with lesson 1:\nhttp://localhost:3000/today\n'
  const asked = welcomeEmail(world.services, 'ada@members.example', 'http://localhost:3000/verify-email?token=t')
  for (const words of ['http://localhost:3000/verify-email?token=t', first]) expect(asked.text).toContain(words)
  expect(asked.html).toContain('<a href="http://localhost:3000/today">Start with lesson 1</a>')
  const confirmed = welcomeEmail(world.services, 'ada@members.example', undefined)
  expect(confirmed.text).toContain(first)
  expect(confirmed.text).not.toContain('verify-email')
  // Who came by single sign-on has a confirmed address.
  expect([asked.text, confirmed.text].map((text) => text.includes('Until this address is confirmed'))).toEqual([
    true,
    false,
  ])
  await world.close()
})
