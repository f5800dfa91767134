import { execFileSync } from 'node:child_process'
import { closeSync, open, openSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withApps } from '#tests/world/two-step.ts'
import { ask, emailsTo, joinByPassword, joinConfirmed, password, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { createResetLink } from '../../passwords/server/create-reset-link.ts'

const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' }
let world: World
beforeAll(async () => {
  world = await newWorld({ env })
})
afterAll(() => world.close())

const signIn = (email: string, given: string, address: string, cookie?: string, at = world) =>
  ask(at, '/api/auth/sign-in/email', {
    method: 'POST',
    body: { email, password: given },
    headers: { 'x-forwarded-for': address },
    cookie,
  })

describe('guessing one account’s password', () => {
  test('from fifty networks of one /48 gets twenty answers a minute', async () => {
    const { email } = await joinByPassword(world)
    const statuses: number[] = []
    for (let n = 0; n < 50; n += 1)
      statuses.push((await signIn(email, `guess number ${n}`, `2001:db8:7:${(n * 256).toString(16)}::1`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
  })

  test('from anywhere gets a hundred an hour; the owner hears of it, and comes in with a browser that is known', async () => {
    const ada = await joinConfirmed(world)
    const statuses: number[] = []
    for (let n = 0; n < 110; n += 1) statuses.push((await signIn(ada.email, `guess ${n}`, `198.18.${n}.1`)).status)
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(10).fill(429)])
    const subjects = (await emailsTo(world, ada.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Someone is guessing your password')).toHaveLength(1)

    expect((await signIn(ada.email, password, '203.0.113.1')).status).toBe(429)
    expect((await signIn(ada.email, password, '203.0.113.1', ada.reply.cookie)).status).toBe(200)
    const token = tokenIn(await createResetLink(world.services, ada.email))
    const body = { token, newPassword: 'a new long password' }
    const set = await ask(world, '/api/auth/reset-password', { method: 'POST', body })
    expect((await signIn(ada.email, 'a new long password', '203.0.113.2', set.cookie)).status).toBe(200)
  }, 240_000)

  test('is answered alike for an account that is not there', async () => {
    const email = someone()
    const statuses: number[] = []
    for (let n = 0; n < 104; n += 1) statuses.push((await signIn(email, 'a guess', `198.19.${n}.1`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(100)
  }, 240_000)
})

test('a burst from one network makes somebody else’s sign-in wait for one of its tries, not for all', async () => {
  const ada = await joinByPassword(world)
  let answered = 0
  const burst = Array.from({ length: 40 }, (_, n) =>
    signIn(someone(), 'a guess', `2001:db8:77:${n.toString(16)}::1`).then(() => {
      answered += 1
    }),
  )
  const entered = await signIn(ada.email, password, '203.0.113.77')
  expect([entered.status, answered < 12]).toEqual([200, true])
  await Promise.all(burst)
}, 60_000)

describe('a password that is guessed first', () => {
  const guessed = ['12345678', 'password', 'qwertyui', 'aaaaaaaa', 'Sunshine', 'iloveyou']

  test.each(guessed)('%s is refused at sign-up', async (chosen) => {
    const reply = await ask(world, '/api/auth/sign-up/email', {
      method: 'POST',
      body: { name: 'Ada', email: someone(), password: chosen },
    })
    expect([reply.status, reply.body.code, reply.body.details]).toEqual([400, 'identity.guessablePassword', 'password'])
  })

  test('is refused when it is changed and when it is set anew', async () => {
    const ada = await joinByPassword(world)
    const changed = await ask(world, '/api/auth/change-password', {
      method: 'POST',
      body: { currentPassword: password, newPassword: ada.email },
      cookie: ada.cookie,
    })
    expect([changed.body.code, changed.body.details]).toEqual(['identity.guessablePassword', 'newPassword'])
    const token = tokenIn(await createResetLink(world.services, ada.email))
    const set = (newPassword: string) =>
      ask(world, '/api/auth/reset-password', { method: 'POST', body: { token, newPassword } })
    const { firstName, lastName } = await world.db
      .selectFrom('users')
      .select(['firstName', 'lastName'])
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow()
    for (const newPassword of ['football', ada.email.toUpperCase(), `${firstName}${lastName}1815`]) {
      const { body } = await set(newPassword)
      expect([body.code, body.details]).toEqual(['identity.guessablePassword', 'newPassword'])
    }
    expect((await set('three odd words')).status).toBe(200)
  })
})

test('wrong codes of the app leave the owner the recovery codes', async () => {
  const { post, signIn: enter, totp, recover, withTwoFactor } = withApps(() => world)
  const ada = await withTwoFactor()
  for (let n = 0; n < 5; n += 1) {
    const held = await enter(ada.email)
    for (let tries = 0; tries < 5; tries += 1) await totp(held.cookie, '000000')
  }
  const held = await enter(ada.email)
  expect((await totp(held.cookie, '000000')).status).toBe(429)
  expect((await recover(held.cookie, ada.codes[0] ?? '')).status).toBe(200)
  expect((await post('sign-out', {})).status).toBe(200)
})

test('more sign-ins than can be hashed in some seconds are asked to come again', async () => {
  const { email } = await joinByPassword(world)
  const release = holdThreads(world.dataDir)
  const all = Array.from({ length: 110 }, (_, n) => signIn(n % 2 ? email : someone(), 'a guess', `198.51.100.${n}`))
  // Those that are turned away are answered while the others wait.
  const first = await Promise.race(all)
  release()
  const replies = await Promise.all(all)
  const busy = replies.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(20)
  expect([first.status, first.body.code, first.headers['retry-after']]).toEqual([503, 'identity.crowded', '5'])
  expect((await signIn(email, password, '192.0.2.200')).status).toBe(200)
})

/** Has all threads that hash wait for somebody to write into a pipe: nothing is hashed until they are released. */
function holdThreads(folder: string): () => void {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  for (let thread = 0; thread < hashingThreads; thread += 1) open(pipe, 'r', (_, opened) => closeSync(opened))
  return () => closeSync(openSync(pipe, 'r+'))
}
/** As many as Node has, unless it is told otherwise. */
const hashingThreads = 4
