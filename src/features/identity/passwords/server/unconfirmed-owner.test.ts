import { afterAll, beforeAll, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { withApps } from '#tests/world/two-step.ts'
import { ask, emailsTo, joinByPassword, password, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { correctAddress } from '../../email-address/server/correct-address.ts'
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
  await post('two-factor/enable', { password }, eve.cookie)
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

test('an address that an operator corrected leaves its owner two-step sign-in and single sign-on, though it’s unconfirmed', async () => {
  const [ada, email] = [await joinWithTwoFactor(), someone()]
  const at = iso(machineNow())
  await world.db
    .insertInto('accounts')
    .values({
      ...{ id: newId(), userId: ada.id, providerId: 'oidc', accountId: ada.id, password: null },
      ...{ createdAt: at, updatedAt: at },
    })
    .execute()
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', ada.id).execute()
  const correct = (was: number, to: string) =>
    transaction(world.services, (ctx) => correctAddress(ctx, { ...ada, emailVerified: was }, to))
  await correct(1, someone())
  // Mistyped once more.
  await correct(0, email)

  await post('request-password-reset', { email })
  const token = tokenIn((await emailsTo(world, email)).at(-1)?.text)
  expect((await post('reset-password', { token, newPassword })).status).toBe(200)
  expect((await post('sign-in/email', { email, password: newPassword })).body).toEqual({ twoFactorRedirect: true })
  const ways = await world.db.selectFrom('accounts').select('providerId').where('userId', '=', ada.id).execute()
  expect(ways.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'oidc'])
})
