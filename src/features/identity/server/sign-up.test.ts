import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import type { Fact } from '#shared/fact.ts'
import { engines, join_, newSite, password, type Site, someone } from '#tests/identity-site.ts'

describe.each(engines)('signing up on %s', (engine) => {
  let site: Site
  const heard: Fact[] = []
  let hear: Context['hear'] = async () => {}

  beforeAll(async () => {
    site = await newSite(engine, {
      wrap: (services) => ({
        ...services,
        hear: async (ctx, fact) => {
          heard.push(fact)
          await hear(ctx, fact)
        },
      }),
    })
  })
  afterAll(() => site.close())

  const signUp = (body: unknown, headers = {}) =>
    site.call('/api/auth/sign-up/email', { method: 'POST', body, headers })
  const userOf = (email: string) =>
    site.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

  test('creates an account and signs it in', async () => {
    const ada = await join_(site)
    expect(ada.reply.status).toBe(200)
    expect(ada.reply.body).toEqual({ user: { id: ada.id, email: ada.email, name: 'Ada Lovelace' } })
    const me = await site.call('/api/auth/user', { cookie: ada.cookie })
    expect(me.body).toEqual({
      id: ada.id,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ada.email,
      profileImageUrl: null,
      userRole: 'client',
      membershipTier: 'starter',
    })
  })

  test('answers a cookie that scripts cannot read, and the token nowhere else', async () => {
    const { reply } = await join_(site)
    const [cookie] = reply.cookies
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    const [session] = await site.db.selectFrom('sessions').select('token').orderBy('id', 'desc').limit(1).execute()
    expect(cookie).toContain(session?.token)
    expect(reply.text).not.toContain(session?.token)
  })

  test('keeps the e-mail in lower case, so that it is one account however it is typed', async () => {
    const email = someone()
    await join_(site, email.toUpperCase())
    expect((await userOf(email))?.email).toBe(email)
    expect((await join_(site, email)).reply.status).toBe(409)
  })

  test('takes the names given before the whole name', async () => {
    const { id, cookie } = await join_(site, someone(), { firstName: 'Grace', lastName: 'Brewster Hopper' })
    const { body } = await site.call('/api/auth/user', { cookie })
    expect(body).toMatchObject({ id, firstName: 'Grace', lastName: 'Brewster Hopper' })
  })

  test('starts day 1 on the local date of the zone that was sent', async () => {
    const now = Temporal.Instant.from('2026-03-01T09:00:00Z')
    const abroad = await newSite(engine, { database: site.database, wrap: (s) => ({ ...s, now: () => now }) })
    const kiritimati = await join_(abroad, someone(), { timeZone: 'Pacific/Kiritimati' })
    const nowhere = await join_(abroad)
    expect(await userOf(kiritimati.email)).toMatchObject({ enrolledOn: '2026-03-01', timeZone: 'Pacific/Kiritimati' })
    expect(await userOf(nowhere.email)).toMatchObject({ enrolledOn: '2026-03-01', timeZone: 'UTC' })
    const late = await newSite(engine, {
      database: site.database,
      wrap: (s) => ({ ...s, now: () => now.add({ hours: 2 }) }),
    })
    const { email } = await join_(late, someone(), { timeZone: 'Pacific/Kiritimati' })
    expect(await userOf(email)).toMatchObject({ enrolledOn: '2026-03-02' })
    await abroad.close()
    await late.close()
  })

  test('tells who joined and by whose link', async () => {
    const { id } = await join_(site, someone(), { ref: 'somebody-1' })
    expect(heard).toContainEqual({ name: 'identity.member-joined', data: { memberId: id, ref: 'somebody-1' } })
  })

  test('ignores an invitation that cannot be an id', async () => {
    const { id, reply } = await join_(site, someone(), { ref: '<script>' })
    expect(reply.status).toBe(200)
    expect(heard).toContainEqual({ name: 'identity.member-joined', data: { memberId: id, ref: undefined } })
  })

  test('welcomes by a letter with the link that confirms the address', async () => {
    const { email } = await join_(site)
    const letters = await site.letters(email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toBe('Welcome to Frontier 180')
    expect(letters[0]?.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=\S+/)
    expect(letters[0]?.text).not.toContain('Ada')
  })

  test('leaves nothing behind when what follows from it fails', async () => {
    const email = someone()
    hear = async () => {
      throw new Error('a listener fails')
    }
    const { reply } = await join_(site, email)
    hear = async () => {}
    expect(reply.status).toBe(500)
    expect(reply.cookies).toEqual([])
    expect(await userOf(email)).toBeUndefined()
    expect(await site.letters(email)).toEqual([])
    const left = await site.db
      .selectFrom('accounts')
      .leftJoin('users', 'users.id', 'accounts.userId')
      .select('accounts.id')
      .where('users.id', 'is', null)
      .execute()
    expect(left).toEqual([])
    expect((await join_(site, email)).reply.status).toBe(200)
  })

  test('does it again when another transaction won, and only once', async () => {
    const email = someone()
    let lost = 0
    hear = async () => {
      if (lost++ === 0) throw Object.assign(new Error('lost'), { code: '40001' })
    }
    const ada = await join_(site, email)
    hear = async () => {}
    expect([ada.reply.status, lost]).toEqual([200, 2])
    expect((await site.call('/api/auth/user', { cookie: ada.reply.cookies.at(-1)?.split(';')[0] })).status).toBe(200)
    expect(await site.letters(email)).toHaveLength(1)
  })

  test('of twenty at once with one e-mail exactly one succeeds and the others hear 409', async () => {
    const email = someone()
    const replies = await Promise.all(Array.from({ length: 20 }, () => join_(site, email)))
    const statuses = replies.map(({ reply }) => reply.status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const user = await userOf(email)
    const accounts = await site.db
      .selectFrom('accounts')
      .select('id')
      .where('userId', '=', user?.id ?? '')
      .execute()
    const sessions = await site.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user?.id ?? '')
      .execute()
    expect([accounts.length, sessions.length, (await site.letters(email)).length]).toEqual([1, 1, 1])
  })

  test('of twenty at once with different e-mails all succeed', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => join_(site)))
    expect(replies.map(({ reply }) => reply.status)).toEqual(Array.from({ length: 20 }, () => 200))
  })

  test('has no way to set role, tier, day or anything else of the record', async () => {
    const smuggled = {
      id: 'mine',
      role: 'coach',
      userRole: 'coach',
      tier: 'elite',
      membershipTier: 'elite',
      dayFloor: 99,
      enrolledOn: '2020-01-01',
      version: 7,
      emailVerified: true,
      coachGrantedAt: '2020-01-01T00:00:00.000Z',
      image: 'https://evil.example/x.png',
    }
    const { email, cookie } = await join_(site, someone(), smuggled)
    const user = await userOf(email)
    expect(user).toMatchObject({ role: 'client', dayFloor: 1, version: 0, emailVerified: 0, image: null })
    expect(user?.coachGrantedAt).toBeNull()
    expect([user?.id, user?.enrolledOn]).not.toContain('mine')
    expect(user?.enrolledOn).not.toBe('2020-01-01')
    expect((await site.call('/api/auth/user', { cookie })).body).toMatchObject({ membershipTier: 'starter' })
  })

  test.each([
    ['no e-mail', { name: 'A', password }, 'email'],
    ['no address', { name: 'A', email: 'nobody', password }, 'email'],
    ['a short password', { name: 'A', email: 'a@example.com', password: '1234567' }, 'password'],
    ['a long password', { name: 'A', email: 'a@example.com', password: 'x'.repeat(129) }, 'password'],
    ['a long name', { name: 'A', email: 'a@example.com', password, firstName: 'x'.repeat(81) }, 'firstName'],
    ['a name no database keeps', { name: 'A\u0000', email: 'a@example.com', password }, 'name'],
    ['an unknown zone', { name: 'A', email: 'a@example.com', password, timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an array', [], ''],
    ['a name that is an object', { name: {}, email: 'a@example.com', password }, 'name'],
  ])('%s is 400 and names the field', async (_, body, field) => {
    const reply = await signUp(body)
    expect(reply.status).toBe(400)
    expect(reply.body.details.field).toBe(field)
  })

  test('what is not JSON is 400, and another content type 415', async () => {
    expect((await signUp('{')).status).toBe(400)
    expect((await signUp('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
  })

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const email = someone()
    expect((await signUp({ name: 'A', email, password }, headers)).status).toBe(403)
    expect(await userOf(email)).toBeUndefined()
  })

  test('its own origin is welcome', async () => {
    const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' }
    expect((await signUp({ name: 'A', email: someone(), password }, headers)).status).toBe(200)
  })

  test('is a 429 after so many an hour from one address, with the time to wait', async () => {
    const crowded = await newSite(engine, {
      env: { PUBLIC_URL: 'https://frontier.example', AUTH_SECRET: 's'.repeat(40), TRUSTED_PROXIES: '127.0.0.1' },
    })
    const from = (address: string) =>
      crowded.call('/api/auth/sign-up/email', {
        method: 'POST',
        body: { email: someone(), password },
        headers: { 'x-forwarded-for': address },
      })
    const replies = await Promise.all(Array.from({ length: 21 }, () => from('203.0.113.7')))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await from('203.0.113.8')).status).toBe(200)
    await crowded.close()
  })

  test('is 404 where passwords are switched off', async () => {
    const { site: closed, close } = await withoutPasswords(engine, site)
    expect((await join_(closed)).reply.body.code).toBe('identity.passwordsOff')
    await close()
  })
})

async function withoutPasswords(engine: Parameters<typeof newSite>[0], { database }: Site) {
  const env = {
    PASSWORD_SIGN_IN: 'off',
    OIDC_ISSUER: 'http://127.0.0.1:9/',
    OIDC_CLIENT_ID: 'c',
    OIDC_CLIENT_SECRET: 'a-client-secret-of-some-length',
  }
  const site = await newSite(engine, { database, env })
  return { site, close: () => site.close() }
}
