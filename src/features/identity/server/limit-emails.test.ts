import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#platform/server/context.ts'
import { sendEmail } from '#platform/server/mail/email.ts'
import { ask, emailsTo, joinByPassword, password, someone, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  const env = {
    PUBLIC_URL: 'https://frontier.example',
    AUTH_SECRET: 'a-secret-of-the-tests-0123456789-xyz',
    RATE_LIMITS: 'on',
    HOST: '127.0.0.1',
  }
  world = await newWorld({ env })
})
afterAll(() => world.close())

const path = '/api/auth/request-password-reset'

const askFor = (email: string, address: string) =>
  ask(world, path, {
    method: 'POST',
    body: { email },
    headers: { 'x-forwarded-for': address },
  })

test('a mailbox gets ten emails a day and then one an hour, from however many addresses they are asked for', async () => {
  const { email } = await joinByPassword(world)
  const calls = await Promise.all(Array.from({ length: 30 }, (_, n) => askFor(email, `203.0.113.${n}`)))
  expect(calls.map(({ status }) => status)).toEqual(Array(30).fill(200))
  // And the welcome, which is of another kind.
  expect(await emailsTo(world, email)).toHaveLength(12)
})

test('who fills somebody’s mailbox keeps the owner neither from asking nor from a link that works', async () => {
  const { email } = await joinByPassword(world)
  for (let n = 0; n < 20; n += 1) await askFor(email, `198.51.100.${n}`)
  expect((await askFor(email, '192.0.2.1')).status).toBe(200)
  const newest = (await emailsTo(world, email)).at(-1)
  const body = { token: tokenIn(newest?.text), newPassword: 'a password of the owner' }
  expect((await ask(world, '/api/auth/reset-password', { method: 'POST', body })).status).toBe(200)
})

test('who fills somebody’s mailbox keeps the owner neither from confirming nor from moving to a new address', async () => {
  const { email, cookie } = await joinByPassword(world)
  const moved = someone()
  for (let n = 0; n < 20; n += 1) {
    await askFor(email, `198.51.103.${n}`)
    await askFor(moved, `198.51.104.${n}`)
  }
  await world.runJobs()
  world.emails.length = 0
  await ask(world, '/api/auth/send-verification-email', { method: 'POST', body: {}, cookie })
  expect(await emailsTo(world, email)).toHaveLength(1)
  await ask(world, '/api/settings/email', { method: 'POST', body: { email: moved, password }, cookie })
  expect(await emailsTo(world, moved)).toHaveLength(1)
})

test('a browser that the owner signed in with before has an allowance of its own', async () => {
  const { email, reply } = await joinByPassword(world)
  for (let n = 0; n < 20; n += 1) await askFor(email, `198.51.101.${n}`)
  const before = (await emailsTo(world, email)).length
  const asked = await ask(world, path, { method: 'POST', body: { email }, cookie: reply.cookie })
  expect([asked.status, (await emailsTo(world, email)).length]).toEqual([200, before + 1])
})

test('asking tells nobody who has an account', async () => {
  const calls = await Promise.all(
    Array.from({ length: 12 }, (_, n) => askFor('nobody@people.example', `198.51.102.${n}`)),
  )
  expect(calls.map(({ status }) => status)).toEqual(Array(12).fill(200))
})

test('three hundred mailboxes asked for by one client get twenty emails', async () => {
  const calls = []
  for (let n = 0; n < 40; n += 1) calls.push(await askFor(`stranger-${n}@people.example`, '192.0.2.7'))
  expect(calls.map(({ status }) => status)).toEqual([...Array(20).fill(200), ...Array(20).fill(429)])
})

test('a client that roams in its /48 of IPv6 is one client', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 100; n += 1)
    statuses.push((await askFor(`roaming-${n}@people.example`, `2001:db8:9:${(n * 600).toString(16)}::1`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(80)
})

describe('an account that somebody opened with another one’s address', () => {
  test('sends that mailbox the email that asks to confirm it, and nothing else', async () => {
    const eve = await joinByPassword(world)
    const change = (n: number) =>
      ask(world, '/api/settings/email', {
        method: 'POST',
        body: { email: `target-${n}@people.example`, password },
        cookie: eve.cookie,
        headers: { 'x-forwarded-for': `192.0.2.${n}` },
      })
    const statuses: number[] = []
    for (let n = 20; n < 60; n += 1) statuses.push((await change(n)).status)
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(35).fill(429)])
    for (let n = 0; n < 4; n += 1)
      await ask(world, '/api/auth/sign-in/email', { method: 'POST', body: { email: eve.email, password } })
    expect((await emailsTo(world, eve.email)).map(({ subject }) => subject)).toEqual(['Welcome to Frontier 180'])
    const targets = world.emails.filter(({ to }) => to.startsWith('target-'))
    expect(targets).toHaveLength(5)
  })
})

test('an email that is waited for goes before those that wait already', async () => {
  const { email } = await joinByPassword(world)
  await world.runJobs()
  const weekly = { to: 'crowd@people.example', subject: 'Weekly', text: '', html: '' }
  for (let n = 0; n < 5; n += 1) await transaction(world.services, (ctx) => sendEmail(ctx, weekly))
  await askFor(email, '192.0.2.99')
  world.emails.length = 0
  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toEqual([email, ...Array(5).fill(weekly.to)])
})
