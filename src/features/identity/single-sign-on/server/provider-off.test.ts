import { expect, test } from 'vitest'
import { ask, joinByPassword, withoutPasswords } from '#tests/world/visitor.ts'
import { newWorld } from '#tests/world/world.ts'

test('without a provider there is no such way', async () => {
  const plain = await newWorld()
  const reply = await ask(plain, '/api/auth/sign-in/social', { method: 'POST', body: { provider: 'oidc' } })
  expect([reply.status, reply.body.code]).toEqual([404, 'identity.noProvider'])
  const callback = await ask(plain, '/api/auth/callback/oidc?code=a&state=b&state=c')
  expect(callback.headers.location).toBe('/api/login?error=provider_silent')
  await plain.close()
})

test('a provider that was silent is asked again, and passwords do not wait for it', async () => {
  const silent = await newWorld({ env: { ...withoutPasswords, PASSWORD_SIGN_IN: 'on' } })
  const call = () => ask(silent, '/api/auth/sign-in/social', { method: 'POST', body: { provider: 'oidc' } })
  const reply = await call()
  expect([reply.status, reply.body.code]).toEqual([503, 'identity.providerSilent'])
  expect((await joinByPassword(silent)).reply.status).toBe(200)
  expect((await call()).status).toBe(503)
  await silent.close()
})
