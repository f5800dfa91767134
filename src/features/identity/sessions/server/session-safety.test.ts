import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { createLog } from '#platform/server/log.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { withApps } from '#tests/world/two-step.ts'
import { ask, joinByPassword, sessionIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

const publicEnv = {
  PUBLIC_URL: 'https://frontier.example',
  AUTH_SECRET: 'a-secret-of-the-tests-0123456789-xyz',
  RATE_LIMITS: 'on',
}
const lines: string[] = []
let site: World
let world: World
beforeAll(async () => {
  site = await newWorld({ env: { ...publicEnv, TRUSTED_PROXIES: '10.0.0.1' }, logTo: (line) => lines.push(line) })
  world = await newWorld()
})
afterAll(async () => {
  await site.close()
  await world.close()
})

const me = (cookie: string) => ask(site, '/api/auth/user', { cookie })

describe('with https', () => {
  test('every cookie belongs to this host alone, and https to all hosts below it', async () => {
    const { reply } = await joinByPassword(site)
    expect(reply.cookies.map((cookie) => cookie.split('=', 1)[0]).sort()).toEqual([
      '__Host-frontier180.device',
      '__Host-frontier180.session_token',
    ])
    for (const cookie of reply.cookies) expect(cookie).toMatch(/; Path=\/; .*Secure/)
    expect(reply.cookies.join()).not.toContain('Domain=')
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('a cookie of the former name keeps people signed in and is given the new one', async () => {
    const { cookie } = await joinByPassword(site)
    const seen = await me(cookie.replace('__Host-', '__Secure-'))
    expect([seen.status, sessionIn(seen.cookies.slice(0, 1))]).toEqual([200, cookie])
    expect(seen.cookies[1]).toMatch(/^__Secure-frontier180\.session_token=; Max-Age=0/)
  })

  test('a session that a neighboring host plants under the former name does not take the place of one’s own', async () => {
    const [ada, eve] = [await joinByPassword(site), await joinByPassword(site)]
    const planted = eve.cookie.replace('__Host-', '__Secure-')
    expect((await me(`${planted}; ${ada.cookie}`)).body.id).toBe(ada.id)
  })

  test('hosts below this one can be left alone', async () => {
    const open = await newWorld({ env: { ...publicEnv, HSTS_SUBDOMAINS: 'off' } })
    expect((await ask(open, '/healthz')).headers['strict-transport-security']).toBe('max-age=31536000')
    await open.close()
  })
})

test('a proxy that is not named is told of once', async () => {
  lines.length = 0
  for (let n = 0; n < 3; n += 1) await ask(site, '/healthz', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  const warned = lines.filter((line) => line.includes('TRUSTED_PROXIES'))
  expect(warned).toHaveLength(1)
  expect(warned[0]).not.toContain('203.0.113.9')
})

test('a proxy that doesn’t say for whom it asks is told of once, by what a browser sends', async () => {
  const told: string[] = []
  const behind = await newWorld({ env: publicEnv, logTo: (line) => told.push(line) })
  const silent = () => told.filter((line) => line.includes('sends no X-Forwarded-For')).length
  await ask(behind, '/healthz')
  await ask(behind, '/healthz', { headers: { origin: 'https://frontier.example', 'x-forwarded-for': '203.0.113.9' } })
  expect(silent()).toBe(0)
  for (let n = 0; n < 3; n += 1) await ask(behind, '/healthz', { headers: { origin: 'https://frontier.example' } })
  expect(silent()).toBe(1)
  await behind.close()
})

const sessionRow = (userId: string) =>
  world.db.selectFrom('sessions').select(['expiresAt', 'createdAt']).where('userId', '=', userId).executeTakeFirst()

test('a session ends ninety days after its sign-in, however much it is used', async () => {
  const ada = await joinByPassword(world)
  const ago = (days: number) => iso(machineNow().subtract({ hours: 24 * days }))
  const aged = (createdAt: string) =>
    world.db
      .updateTable('sessions')
      .set({ createdAt, updatedAt: ago(2) })
      .where('userId', '=', ada.id)
      .execute()
  const seen = async () => (await ask(world, '/api/auth/user', { cookie: ada.cookie })).status
  await aged(ago(75))
  expect(await seen()).toBe(200)
  const row = await sessionRow(ada.id)
  expect(Date.parse(row?.expiresAt ?? '') - Date.parse(row?.createdAt ?? '')).toBe(90 * 24 * 3600 * 1000)
  await aged(ago(91))
  await seen()
  expect(await seen()).toBe(401)
})

test('the operator ends the sessions of one member, or of all', async () => {
  const [ada, ben] = [await joinByPassword(world), await joinByPassword(world)]
  const env = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  const command = (whose: string) => runAdmin(['sessions', 'end', whose], env, createLog('silent'))
  const seen = async () =>
    Promise.all([ada, ben].map(async ({ cookie }) => (await ask(world, '/api/auth/user', { cookie })).status))
  expect(await command(ada.email.toUpperCase())).toEqual(['1 session ended.'])
  expect(await seen()).toEqual([401, 200])
  await command('all')
  expect(await seen()).toEqual([401, 401])
  await expect(command('nobody@example.com')).rejects.toThrow('No member has the email')
})

test('a new secret leaves people signed in and their codes good while the former one is named, and a plain answer after', async () => {
  const { accounts } = world.services
  const { withTwoFactor, signIn, totp, codeOf, recover, me } = withApps(() => world)
  const ada = await withTwoFactor()
  const before = accounts.secrets[0]
  const now = 'the new secret of this site, long enough'
  Object.assign(accounts, { secret: now, secrets: [now, before] })
  const seen = await me(ada.cookie)
  expect([seen.status, seen.cookies.length]).toEqual([200, 1])
  const held = await signIn(ada.email)
  expect((await recover(held.cookie, ada.codes[0] ?? '')).status).toBe(200)

  const ben = await withTwoFactor()
  Object.assign(accounts, { secret: before, secrets: [before] })
  const lost = await totp((await signIn(ben.email)).cookie, '123456')
  expect([lost.status, lost.body.code]).toEqual([409, 'identity.secretUnreadable'])
  Object.assign(accounts, { secret: now, secrets: [now, before] })
  expect((await totp((await signIn(ada.email)).cookie, await codeOf(ada.id))).status).toBe(200)
  Object.assign(accounts, { secret: now, secrets: [now] })
  // Its secret was encrypted anew by the sign-in.
  expect((await totp((await signIn(ada.email)).cookie, await codeOf(ada.id, 1))).status).toBe(200)
  Object.assign(accounts, { secret: before, secrets: [before] })
})
