import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { withApps } from '#tests/world/two-step.ts'
import { ask, emailsTo, password, someone, withoutPasswords } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  // The provider is silent.
  world = await newWorld({ env: { ...withoutPasswords, PASSWORD_SIGN_IN: 'on', RATE_LIMITS: 'on' } })
})
afterAll(() => world.close())

const { post, settings, withTwoFactor } = withApps(() => world)
const left = async (cookie: string) => (await settings(cookie)).twoStep.recoveryCodes
const changeAddress = (cookie: string, email: string, code: string | undefined) =>
  ask(world, '/api/settings/email', { method: 'POST', cookie, body: { email, password, code } })

test('a recovery code that confirms a change is told as that, and is gone', async () => {
  const { cookie, email, codes } = await withTwoFactor()
  expect((await changeAddress(cookie, someone(), codes[0])).status).toBe(200)
  const told = (await emailsTo(world, email)).find(({ subject }) => subject === 'A recovery code was used')
  expect(told?.text).toContain('just confirmed a change with a recovery code. You have 9 left')
  expect(told?.text).not.toContain('just signed in')
  expect(await left(cookie)).toBe(9)
})

test('one that comes with a change that is refused for another reason is kept', async () => {
  const { cookie, codes, id } = await withTwoFactor()
  for (const code of codes.slice(0, 5)) expect((await changeAddress(cookie, someone(), code)).status).toBe(200)
  expect((await changeAddress(cookie, someone(), codes[5])).status).toBe(429)
  expect(await left(cookie)).toBe(5)

  const connect = () => post('link-social', { provider: 'oidc', password, code: codes[5] }, cookie)
  expect((await connect()).body.code).toBe('identity.providerSilent')
  const at = iso(machineNow())
  const account = { id: `of ${id}`, accountId: 'a', providerId: 'oidc', userId: id, password: null }
  await world.db
    .insertInto('accounts')
    .values({ ...account, createdAt: at, updatedAt: at })
    .execute()
  expect((await connect()).body.code).toBe('identity.alreadyConnected')
  expect(await left(cookie)).toBe(5)
})

test('wrong codes use up no changes of the day', async () => {
  const { cookie, codes } = await withTwoFactor()
  for (let n = 0; n < 6; n += 1)
    expect((await changeAddress(cookie, someone(), 'aaaaa-bbbbb')).body.code).toBe('identity.codeNotRight')
  expect((await changeAddress(cookie, someone(), codes[0])).status).toBe(200)
})
