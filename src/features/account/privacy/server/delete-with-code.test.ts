import { afterAll, beforeAll, expect, test } from 'vitest'
import { withApps } from '#tests/world/two-step.ts'
import { ask, password } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const { me, withTwoFactor } = withApps(() => world)
const remove = (cookie: string, body: object) => ask(world, '/api/account', { method: 'DELETE', cookie, body })

test('deleting an account takes a code where two-step sign-in is on', async () => {
  const { cookie, codes } = await withTwoFactor()
  const missing = await remove(cookie, { password })
  expect([missing.status, missing.body.code, missing.body.details]).toEqual([400, 'identity.codeNeeded', 'code'])
  expect((await remove(cookie, { password, code: 'aaaaa-bbbbb' })).body.code).toBe('identity.codeNotRight')
  expect((await remove(cookie, { password: 'wrong', code: codes[0] })).body.code).toBe('identity.wrongPassword')
  expect((await me(cookie)).status).toBe(200)
  const before = await me(cookie)
  const { status, headers } = await remove(cookie, { password, code: codes[0] })
  // A page that saw this version reads nothing anew, which would be refused and cover what is said of the deletion.
  expect([status, headers['x-member-version']]).toEqual([200, before.headers['x-member-version']])
  expect((await me(cookie)).status).toBe(401)
})
