import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { callerOver, urlOf } from '#tests/world/caller.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const calls = routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
const closed = calls.filter(([, { access }]) => access !== 'public')

/** Open by intent, each with its reason. */
const open: Record<string, string> = {
  'GET /healthz': 'asked by the machine that keeps the process alive',
  'GET /readyz': 'asked by the load balancer',
  'GET /api/login': 'the way in',
  'GET /api/logout': 'the way out, for whoever is in',
  'GET /api/account-rules': 'the sign-in page shows which ways in there are',
  'GET /api/inviter': 'an invitation says whose it is, by first name',
  'GET /today': 'leads whoever is signed out to signing in',
  'GET /calendar/:token.ics': 'the unguessable address is the key, for programs that cannot sign in',
  'GET /api/plans': 'prices are public',
  'GET /api/legal/:name': 'terms that bind people are open to all',
  'GET /api/first-lesson': 'day 1 is open to all',
  'GET /api/questions': 'asked before signing up',
  'POST /api/stripe/webhook': 'the signature is the key',
  'POST /api/mail/bounces': 'the secret in its header, or the provider’s signature, is the key',
  'POST /api/auth/sign-up/email': 'the way in',
  'POST /api/auth/sign-in/email': 'the way in',
  'POST /api/auth/sign-in/social': 'the way in',
  'GET /api/auth/callback/oidc': 'the way in, answered by the provider',
  'POST /api/auth/two-factor/verify-totp': 'the second step of the way in',
  'POST /api/auth/two-factor/verify-backup-code': 'the second step of the way in',
  'POST /api/auth/sign-out': 'the way out, for whoever is in',
  'POST /api/auth/request-password-reset': 'for somebody who cannot sign in',
  'POST /api/auth/reset-password': 'the mailed token is the key',
  'GET /api/coaches/:id': 'what a coach published, for prospective clients',
  'GET /api/certificates/:token': 'the unguessable address is the key; there while its member has it turned on',
  'POST /api/letters/unsubscribe': 'the token of the email is the key',
  'GET /api/letters/unsubscribe': 'leads to the page with the button',
  'GET /api/photos/:id': 'the unguessable address is the key; a coach’s public page shows theirs',
  'GET /api/auth/verify-email': 'leads to the page with the button',
  'POST /api/auth/verify-email': 'the mailed token is half the key; whoever is not signed in is told to be',
}

onOneEngine('no endpoint is open without a stated reason', () => {
  const found = calls.filter(([, { access }]) => access === 'public').map(([name]) => name)
  expect(found.sort()).toEqual(Object.keys(open).sort())
})

onOneEngine('no address is served twice', () => {
  expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length)
})

describe.each(closed)('%s', (_, endpoint) => {
  const send = (cookie?: string) =>
    callerOver(world.app, cookie).send(endpoint.method, urlOf(endpoint), endpoint.body ? {} : undefined)

  onOneEngine('refuses a stranger', async () => {
    const { statusCode, json } = await send()
    expect([statusCode, json().code]).toEqual([401, 'request.signedOut'])
  })

  onOneEngine('refuses a cookie that we did not sign', async () => {
    const { cookie } = await world.member()
    expect((await send(`${cookie}x`)).statusCode).toBe(401)
    expect((await send(cookie?.replace(/=\w/, '=z'))).statusCode).toBe(401)
  })

  if (endpoint.access === 'coach')
    onOneEngine('refuses a client', async () => {
      const { statusCode, json } = await send((await world.member()).cookie)
      expect([statusCode, json().message]).toEqual([403, 'Switch to Coach Mode to use this.'])
    })

  if (endpoint.access === 'operator')
    test('refuses a client and a coach, and answers an operator', async () => {
      for (const role of ['client', 'coach'] as const) {
        const { statusCode, json } = await send((await world.member({ role })).cookie)
        expect([statusCode, json().code]).toEqual([403, 'access.notOperator'])
      }
      const operator = await world.member()
      await setOperator(world.services, operator.email, true)
      expect([200, 302, 400, 404]).toContain((await send(operator.cookie)).statusCode)
    })

  test('answers a coach and a client with no error of its own', async () => {
    const coach = await world.member({ role: 'coach' })
    expect((await send(coach.cookie)).statusCode).toBeLessThan(500)
    const client = await world.member()
    expect((await send(client.cookie)).statusCode).toBeLessThan(500)
  })
})
