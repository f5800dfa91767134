import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#app/config.ts'
import { checkData } from '#app/doctor/check-data.ts'
import { correctAddress } from '#features/identity/server/public.ts'
import { getFeed, renewFeed } from '#features/journey/calendar/calendar.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { transaction } from '#platform/server/context.ts'
import { newId } from '#platform/server/new-id.ts'
import { startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { ask, emailsTo } from '#tests/world/visitor.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
const env = () => ({ ...provider.settings, PASSWORD_SIGN_IN: 'off', OIDC_NAME: 'Acme' })
beforeAll(async () => {
  provider = await startIdentityProvider()
  world = await newWorld({ env: env() })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

/** Someone who joined with a password, before that was turned off. */
async function joinedWithPassword(isConfirmed: boolean): Promise<TestMember> {
  const member = await world.member()
  const { db } = world
  await db.deleteFrom('accounts').where('userId', '=', member.id).execute()
  const at = { createdAt: iso(machineNow()), updatedAt: iso(machineNow()) }
  const account = { id: newId(), userId: member.id, providerId: 'credential', accountId: member.id, password: 'x:y' }
  await db
    .insertInto('accounts')
    .values({ ...account, ...at })
    .execute()
  const emailVerified = isConfirmed ? 1 : 0
  await db.updateTable('users').set({ emailVerified }).where('id', '=', member.id).execute()
  return member
}

/** As whoever is at the provider. */
async function comeIn(sub: string, email: string, { isConfirmed = true } = {}) {
  provider.signInAs(sub, { email, email_verified: isConfirmed, name: 'Ada Okafor' })
  const browser = browserAt(world)
  const landed = await browser.go(
    '/api/login',
    ({ pathname, searchParams }) => ['/', '/welcome'].includes(pathname) || searchParams.has('error'),
  )
  const me = await ask(world, '/api/auth/user', { cookie: browser.cookie() })
  return { path: landed.url.pathname, error: landed.url.searchParams.get('error'), id: me.body?.id }
}
const subjects = async (member: TestMember) => (await emailsTo(world, member.email)).map(({ subject }) => subject)
const isSignedIn = async (member: TestMember) => (await member.send('GET', '/api/auth/user')).statusCode === 200

test('who joined with a password comes in by the provider to their own account, and is told', async () => {
  const ada = await joinedWithPassword(true)
  expect(await comeIn('p1', ada.email)).toEqual({ path: '/', error: null, id: ada.id })
  expect(await subjects(ada)).toContain('A sign-in was connected to your account')
  expect(await isSignedIn(ada)).toBe(true)
  expect((await comeIn('p1', ada.email)).id).toBe(ada.id)
  expect(await comeIn('p2', ada.email)).toMatchObject({ error: 'account_not_linked' })
})

test('an address that the provider hasn’t confirmed opens nothing', async () => {
  const ada = await joinedWithPassword(true)
  expect(await comeIn('p3', ada.email, { isConfirmed: false })).toMatchObject({ error: 'account_not_linked' })
})

test('where the address was never confirmed, whoever created the account is out of it', async () => {
  const eve = await joinedWithPassword(false)
  const before = (await eve.call(renewFeed)).body.address
  expect((await comeIn('p4', eve.email)).id).toBe(eve.id)
  expect(await isSignedIn(eve)).toBe(false)
  const { token } = await world.db
    .selectFrom('calendarFeeds')
    .select('token')
    .where('memberId', '=', eve.id)
    .executeTakeFirstOrThrow()
  expect(before).not.toContain(token)
  expect((await eve.call(getFeed)).status).toBe(401)
})

test('a confirmed address that an operator corrected is its owner’s still', async () => {
  const [ada, email] = [await joinedWithPassword(true), `${newId()}@members.example`]
  await world.db
    .updateTable('users')
    .set({ twoStepSince: iso(machineNow()) })
    .where('id', '=', ada.id)
    .execute()
  await transaction(world.services, (ctx) => correctAddress(ctx, { ...ada, emailVerified: 1 }, email))
  await comeIn('p6', email)
  expect(await isSignedIn(ada)).toBe(true)
  const row = world.db.selectFrom('users').select(['twoStepSince', 'emailVerified']).where('id', '=', ada.id)
  expect(await row.executeTakeFirst()).toEqual({ twoStepSince: expect.any(String), emailVerified: 1 })
})

test('two first visits at once open one account', async () => {
  const ada = await joinedWithPassword(true)
  const both = await Promise.all([comeIn('p5', ada.email), comeIn('p5', ada.email)])
  expect(both.map(({ id }) => id)).toEqual([ada.id, ada.id])
})

test('the doctor names how many haven’t come yet', async () => {
  await joinedWithPassword(true)
  const config = readConfig({ ...env(), DATA_DIR: world.dataDir })
  const said = async (config: Parameters<typeof checkData>[0]['config']) =>
    (await checkData({ config, services: world.services })).filter(({ about }) => about === 'PASSWORD_SIGN_IN')
  expect(await said(config)).toEqual([
    expect.objectContaining({
      says: expect.stringMatching(/^is off, and \d people who joined with a password haven’t come in/),
    }),
  ])
  expect(await said({ ...config, passwordSignIn: true })).toEqual([])
})
