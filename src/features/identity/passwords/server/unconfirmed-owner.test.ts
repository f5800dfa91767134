import { afterAll, beforeAll, expect, test } from 'vitest'
import { withApps } from '#tests/world/two-step.ts'
import { ask, emailsTo, joinByPassword, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createResetLink } from './create-reset-link.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const { post, totp, codeOf } = withApps(() => world)
const newPassword = 'the owners own pass 1'

/** Someone joins with an address that isn’t theirs, and turns two-step sign-in on. */
async function joinWithTwoFactor() {
  const eve = await joinByPassword(world, someone())
  await post('two-factor/enable', {}, eve.cookie)
  expect((await totp(eve.cookie, await codeOf(eve.id))).status).toBe(200)
  return eve
}

test('who reads the address gets in after a reset, whatever two-step sign-in was turned on before it was confirmed', async () => {
  const { email, id, reply } = await joinWithTwoFactor()
  expect((await post('sign-up/email', { email, password: newPassword })).status).toBe(409)
  await post('request-password-reset', { email })
  const token = tokenIn((await emailsTo(world, email)).at(-1)?.text)
  expect((await post('reset-password', { token, newPassword })).status).toBe(200)

  const entered = await post('sign-in/email', { email, password: newPassword })
  expect(entered.body).toMatchObject({ user: { id } })
  expect((await ask(world, '/api/settings', { cookie: entered.cookie })).body.twoStep).toEqual({
    on: false,
    recoveryCodes: 0,
  })
  // The browser in which the other joined is a stranger's.
  await post('sign-in/email', { email, password: newPassword }, reply.cookie)
  const subjects = (await emailsTo(world, email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Two-step sign-in was turned off')).toHaveLength(1)
  expect(subjects.filter((subject) => subject === 'A new sign-in to your account')).toHaveLength(2)
})

test('a link that an operator handed over, and one to a confirmed address, leave two-step sign-in on', async () => {
  const [ada, bob] = [await joinWithTwoFactor(), await joinWithTwoFactor()]
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', bob.id).execute()
  await post('request-password-reset', { email: bob.email })
  for (const [email, token] of [
    [ada.email, tokenIn(await createResetLink(world.services, ada.email))],
    [bob.email, tokenIn((await emailsTo(world, bob.email)).at(-1)?.text)],
  ]) {
    expect((await post('reset-password', { token, newPassword })).status).toBe(200)
    expect((await post('sign-in/email', { email, password: newPassword })).body).toEqual({ twoFactorRedirect: true })
  }
})
