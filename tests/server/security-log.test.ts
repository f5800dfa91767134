import { afterAll, beforeAll, expect, test } from 'vitest'
import { createResetLink } from '#features/identity/passwords/server/create-reset-link.ts'
import { createLog } from '#platform/server/log.ts'
import { securityKinds } from '#platform/server/security-log.ts'
import { startIdentityProvider } from '#tests/peers/identity-provider.ts'
import { browserAt } from '#tests/peers/provider-browser.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { withApps } from '#tests/world/two-step.ts'
import {
  ask,
  confirmAddress,
  emailsTo,
  joinByPassword,
  password,
  sessionIn,
  someone,
  tokenIn,
} from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

type Line = Record<string, unknown>

const lines: string[] = []
const parsed = (): Line[] => lines.map((line) => JSON.parse(line))
const events = () => parsed().filter(({ msg }) => msg === 'security')
const secrets = new Set<string>()

let world: World
let provider: Awaited<ReturnType<typeof startIdentityProvider>>
beforeAll(async () => {
  provider = await startIdentityProvider()
  const env = { ...provider.settings, RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }
  world = await newWorld({ env, logTo: (line) => lines.push(line) })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})

/** Remembers all that was typed and handed out: none of it may be in the log. */
async function send(
  path: string,
  body: Record<string, unknown> = {},
  cookie?: string,
  method: 'POST' | 'DELETE' = 'POST',
) {
  const reply = await ask(world, path, { method, body, cookie, headers: { 'x-forwarded-for': '203.0.113.7' } })
  for (const [name, typed] of Object.entries(body))
    if (typeof typed === 'string' && typed.length > 5 && !told.has(name)) secrets.add(typed)
  for (const one of reply.cookies) {
    const value = one.split(';', 1)[0]?.split('=')[1] ?? ''
    if (value.length > 20) secrets.add(value).add(decodeURIComponent(value).split('.')[0] ?? '')
  }
  return reply
}

/** What is no secret of anybody. */
const told = new Set(['role', 'clientId', 'provider'])

const last = (kind: string) => events().findLast(({ security }) => security === kind)

/** One of everything that concerns the safety of an account. */
async function liveThroughAll() {
  const { codeOf } = withApps(() => world)
  const email = someone()
  const joined = await send('/api/auth/sign-up/email', { name: 'Ada Lovelace', email, password })
  const ada = { email, id: String(joined.body.user.id), cookie: sessionIn(joined.cookies) }
  const token = tokenIn((await emailsTo(world, email))[0]?.text)
  secrets.add(token)
  await confirmAddress(world, token, ada.cookie)
  await send('/api/auth/sign-in/email', { email, password: 'not the right one' })
  await send('/api/auth/sign-in/email', { email: someone(), password: 'not the right one' })
  const second = sessionIn((await send('/api/auth/sign-in/email', { email, password })).cookies)
  await send('/api/auth/sign-out', {}, second)
  await send('/api/user/role', { role: 'coach' }, ada.cookie)
  const client = await joinByPassword(world)
  await world.db.updateTable('users').set({ emailVerified: 1 }).where('id', '=', client.id).execute()
  await send('/api/coach/assign-client', { clientId: client.id, notes: 'A private note of the coach' }, ada.cookie)
  await send('/api/user/role', { role: 'client' }, ada.cookie)
  await send('/api/coach/assign-client', { clientId: client.id }, ada.cookie)
  await connectAndDisconnect(ada.cookie)
  await send('/api/settings/email', { email: someone(), password: 'not the right one' }, ada.cookie)
  await send('/api/settings/email', { email: someone(), password }, ada.cookie)
  const moved = someone()
  await send('/api/settings/email', { email: moved, password }, ada.cookie)
  const change = tokenIn((await emailsTo(world, moved))[0]?.text)
  secrets.add(change)
  await confirmAddress(world, change, ada.cookie)
  await send('/api/auth/change-password', { currentPassword: password, newPassword: 'another horse' }, ada.cookie)
  await send('/api/auth/request-password-reset', { email: moved })
  const reset = tokenIn(await createResetLink(world.services, moved))
  await send('/api/auth/reset-password', { token: 'a wrong token', newPassword: 'third horse' })
  await send('/api/auth/reset-password', { token: reset, newPassword: 'third horse' })
  const entered = await send('/api/auth/sign-in/email', { email: moved, password: 'third horse' })
  await secondStep(sessionIn(entered.cookies), moved, ada.id, codeOf)
  await send('/api/settings/photo', {}, 'frontier180.session_token=stale')
  await ask(world, '/api/auth/sign-out', { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } })
  for (let n = 0; n < 7; n += 1)
    await send('/api/auth/sign-in/email', { email: 'known@people.example', password: 'a guess' })
  return ada
}

async function connectAndDisconnect(cookie: string) {
  provider.signInAs('sec1', { email: someone(), email_verified: true, name: 'Grace' })
  const browser = browserAt(world)
  browser.keep([cookie])
  const reply = await send('/api/auth/link-social', { provider: 'oidc', password }, cookie)
  browser.keep(reply.cookies)
  await browser.go(reply.body.url, ({ pathname }) => pathname === '/settings')
  await send('/api/auth/unlink-account', { password }, cookie)
}

async function secondStep(
  cookie: string,
  email: string,
  id: string,
  codeOf: (id: string, ahead?: number) => Promise<string>,
) {
  const proof = { password: 'third horse' }
  const { body } = await send('/api/auth/two-factor/enable', proof, cookie)
  for (const code of body.backupCodes) secrets.add(code)
  secrets.add(body.secret)
  await send('/api/auth/two-factor/verify-totp', { code: await codeOf(id, -1) }, cookie)
  const held = await send('/api/auth/sign-in/email', { email, ...proof })
  await send('/api/auth/two-factor/verify-totp', { code: '000000' }, held.cookie)
  const entered = await send('/api/auth/two-factor/verify-totp', { code: await codeOf(id) }, held.cookie)
  const inside = sessionIn(entered.cookies)
  const renewed = await send(
    '/api/auth/two-factor/generate-backup-codes',
    { ...proof, code: body.backupCodes[0] },
    inside,
  )
  const code = await codeOf(id, 1)
  await send('/api/auth/two-factor/disable', { ...proof, code }, inside)
  secrets.add(renewed.body.backupCodes[0])
  const made = await send('/api/account/export', proof, inside)
  await ask(world, made.body.url, { cookie: inside, headers: { 'x-forwarded-for': '203.0.113.7' } })
  await send('/api/sessions', {}, inside, 'DELETE')
  const again = await send('/api/auth/sign-in/email', { email, ...proof })
  await send('/api/account', proof, sessionIn(again.cookies), 'DELETE')
}

test('every kind of event leaves a line with address and member, and no line holds a secret, an e-mail or a text', async () => {
  const ada = await liveThroughAll()
  const env = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
  await runAdmin(
    ['members', 'find', 'words-of-the-operator'],
    env,
    createLog('info', { write: (line) => void lines.push(line) }),
  )
  secrets.add('words-of-the-operator')

  const seen = new Set(events().map(({ security }) => security))
  expect([...seen].sort()).toEqual([...securityKinds].sort())
  expect(last('erasure')).toMatchObject({ outcome: 'ok', memberId: ada.id, address: '203.0.113.7' })
  const failed = events().filter(({ security, outcome }) => security === 'sign-in' && outcome === 'failed')
  expect(failed[0]).toMatchObject({ memberId: ada.id, address: '203.0.113.7', reason: 'wrong password' })
  expect(failed[1]).not.toHaveProperty('memberId')
  expect(last('password-asked')).toMatchObject({ outcome: 'failed', memberId: ada.id, address: '203.0.113.7' })
  expect(last('operator')).toMatchObject({ reason: 'members find' })
  expect(last('cross-site')).toMatchObject({ reason: 'request.crossSite', outcome: 'failed' })

  const log = lines.join('\n')
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(/[\w.]+@[\w.]+/)
  expect(log).not.toContain('Lovelace')
}, 120_000)

test('a visitor leaves no line about safety; a session that ended or was made up does', async () => {
  const ada = await joinByPassword(world)
  const refused = async (cookie?: string) => {
    lines.length = 0
    expect((await ask(world, '/api/auth/user', { cookie })).status).toBe(401)
    return events().map(({ security, reason }) => [security, reason])
  }
  const line = ['refused', 'request.signedOut']
  expect(await refused()).toEqual([])
  expect(await refused('theme=dark')).toEqual([])
  expect(await refused(`${ada.cookie}x`)).toEqual([line])
  await ask(world, '/api/auth/sign-out', { method: 'POST', body: {}, cookie: ada.cookie })
  expect(await refused(ada.cookie)).toEqual([line])
})

test('each line of a request names address and member', async () => {
  const ada = await world.member()
  lines.length = 0
  await ask(world, '/api/auth/user', { cookie: ada.cookie, headers: { 'x-forwarded-for': '198.51.100.4' } })
  expect(parsed().find(({ msg }) => msg === 'request')).toMatchObject({ address: '198.51.100.4', memberId: ada.id })
})
