import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, emailsTo, joinConfirmed, password, tokenIn } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('an email about the safety of an account', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())

  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
  const signIn = (email: string, cookie?: string, withPassword = password) =>
    ask(world, '/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password: withPassword },
      cookie,
      headers: { 'user-agent': chrome },
    })
  const subjectsTo = async (email: string) => (await emailsTo(world, email)).map(({ subject }) => subject)

  test('tells of a sign-in from a browser that is not known, once, and never of the first', async () => {
    const ada = await joinConfirmed(world)
    expect(await subjectsTo(ada.email)).toEqual([expect.stringContaining('Welcome')])
    await signIn(ada.email, ada.reply.cookie)
    expect(await subjectsTo(ada.email)).toHaveLength(1)

    const elsewhere = await signIn(ada.email)
    const [, sent] = await emailsTo(world, ada.email)
    expect(sent).toMatchObject({
      subject: 'A new sign-in to your account',
      text: expect.stringContaining('Chrome on Linux'),
    })
    await signIn(ada.email, elsewhere.cookie)
    expect(await subjectsTo(ada.email)).toHaveLength(2)
  })

  test('tells each account of a browser that only another one knows', async () => {
    const [ada, eve] = [await joinConfirmed(world), await joinConfirmed(world)]
    await signIn(ada.email, eve.reply.cookie)
    expect(await subjectsTo(ada.email)).toContain('A new sign-in to your account')
  })

  test('is not written about a wrong password', async () => {
    const ada = await joinConfirmed(world)
    await signIn(ada.email, undefined, 'wrong password')
    expect(await subjectsTo(ada.email)).toHaveLength(1)
  })

  test('tells of a changed password, and of one that was set anew by mail', async () => {
    const ada = await joinConfirmed(world)
    const body = { currentPassword: password, newPassword: 'another password' }
    await ask(world, '/api/auth/change-password', { method: 'POST', body, cookie: ada.cookie })
    expect(await subjectsTo(ada.email)).toEqual([expect.anything(), 'Your password was changed'])

    await ask(world, '/api/auth/request-password-reset', { method: 'POST', body: { email: ada.email } })
    const reset = (await emailsTo(world, ada.email)).at(-1)
    const set = { token: tokenIn(reset?.text), newPassword: 'a third password' }
    expect((await ask(world, '/api/auth/reset-password', { method: 'POST', body: set })).status).toBe(200)
    expect((await subjectsTo(ada.email)).at(-1)).toBe('Your password was changed')
  })
})
