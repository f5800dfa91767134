import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { ask, joinByPassword, password } from '#tests/world/visitor.ts'
import { newWorld } from '#tests/world/world.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from './hash-password.ts'

test('a hash verifies its password only, in NFKC, and says what it cost', async () => {
  const hash = await hashPassword('Zürich-ﬁne words', 'full')
  expect(hash).toMatch(/^scrypt\$16384\$8\$5\$/)
  expect(await verifyPassword(hash, 'Zu\u0308rich-fine words')).toBe(true)
  expect(await verifyPassword(hash, 'Zurich-fine words')).toBe(false)
})

test('a hash of the older cost still opens the account, and is made anew by that', async () => {
  const world = await newWorld()
  const ada = await joinByPassword(world)
  const salt = 'a1'.repeat(16)
  const key = scryptSync(password, salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem: 64 * 1024 * 1024 })
  const old = `${salt}:${key.toString('hex')}`
  await world.db.updateTable('accounts').set({ password: old }).where('userId', '=', ada.id).execute()
  const signIn = (given: string) =>
    ask(world, '/api/auth/sign-in/email', { method: 'POST', body: { email: ada.email, password: given } })
  const stored = async () =>
    (await world.db.selectFrom('accounts').select('password').where('userId', '=', ada.id).executeTakeFirstOrThrow())
      .password ?? ''
  expect((await signIn('not the one')).status).toBe(401)
  expect(await stored()).toBe(old)
  expect((await signIn(password)).status).toBe(200)
  expect(isOutdatedHash(await stored())).toBe(false)
  expect((await signIn(password)).status).toBe(200)
  await world.close()
})
