import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import type { DomainEvent } from '#shared/domain-event.ts'
import { ask, emailsTo, joinByPassword, someone } from '#tests/world/visitor.ts'
import { newWorld, type World } from '#tests/world/world.ts'

describe('signing up', () => {
  let world: World
  const heard: DomainEvent[] = []
  let hear: Context['dispatch'] = async () => {}

  beforeAll(async () => {
    world = await newWorld({ env: { RATE_LIMITS: 'on' } })
    world.services.dispatch = async (ctx, fact) => {
      heard.push(fact)
      await hear(ctx, fact)
    }
  })
  afterAll(() => world.close())

  const userOf = (email: string) =>
    world.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

  test('creates an account and signs it in', async () => {
    const ada = await joinByPassword(world)
    expect(ada.reply.status).toBe(200)
    expect(ada.reply.body).toEqual({ user: { id: ada.id, email: ada.email, name: 'Ada Lovelace' } })
    const me = await ask(world, '/api/auth/user', { cookie: ada.cookie })
    expect(me.body).toEqual({
      id: ada.id,
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: ada.email,
      profileImageUrl: null,
      userRole: 'client',
      membershipTier: 'starter',
      timeZone: 'UTC',
    })
  })

  test('answers a cookie that scripts cannot read, and the token nowhere else', async () => {
    const { reply } = await joinByPassword(world)
    const [cookie] = reply.cookies
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax/)
    const [session] = await world.db.selectFrom('sessions').select('token').orderBy('id', 'desc').limit(1).execute()
    expect(cookie).toContain(session?.token)
    expect(reply.text).not.toContain(session?.token)
  })

  test('keeps the email in lower case, so that it is one account however it is typed', async () => {
    const email = someone()
    await joinByPassword(world, email.toUpperCase())
    expect((await userOf(email))?.email).toBe(email)
    expect((await joinByPassword(world, email)).reply.status).toBe(409)
  })

  test('takes the names given before the whole name', async () => {
    const { id, cookie } = await joinByPassword(world, someone(), { firstName: 'Grace', lastName: 'Brewster Hopper' })
    const { body } = await ask(world, '/api/auth/user', { cookie })
    expect(body).toMatchObject({ id, firstName: 'Grace', lastName: 'Brewster Hopper' })
  })

  test('starts day 1 on the local date of the zone that was sent', async () => {
    const kiritimati = { timeZone: 'Pacific/Kiritimati' }
    world.setNow('2026-03-01T09:00:00Z')
    const abroad = await joinByPassword(world, someone(), kiritimati)
    const nowhere = await joinByPassword(world)
    world.setNow('2026-03-01T10:00:00Z')
    const later = await joinByPassword(world, someone(), kiritimati)
    expect(await userOf(abroad.email)).toMatchObject({ enrolledOn: '2026-03-01', ...kiritimati })
    expect(await userOf(nowhere.email)).toMatchObject({ enrolledOn: '2026-03-01', timeZone: 'UTC' })
    expect(await userOf(later.email)).toMatchObject({ enrolledOn: '2026-03-02', ...kiritimati })
  })

  test('tells who joined and by whose link', async () => {
    const { id } = await joinByPassword(world, someone(), { ref: 'somebody-1' })
    expect(heard).toContainEqual({ name: 'identity.member-joined', data: { memberId: id, ref: 'somebody-1' } })
  })

  test('ignores an invitation that cannot be an id', async () => {
    const { id, reply } = await joinByPassword(world, someone(), { ref: '<script>' })
    expect(reply.status).toBe(200)
    expect(heard).toContainEqual({ name: 'identity.member-joined', data: { memberId: id, ref: undefined } })
  })

  test('welcomes by an email with the link that confirms the address', async () => {
    const { email } = await joinByPassword(world)
    const emails = await emailsTo(world, email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toBe('Welcome to Frontier 180')
    expect(emails[0]?.text).toMatch(/http:\/\/localhost:3000\/verify-email\?token=\S+/)
    expect(emails[0]?.text).not.toContain('Ada')
  })

  test('leaves nothing behind when what follows from it fails', async () => {
    const email = someone()
    hear = async () => {
      throw new Error('a listener fails')
    }
    const { reply } = await joinByPassword(world, email)
    hear = async () => {}
    expect(reply.status).toBe(500)
    expect(reply.cookies).toEqual([])
    expect(await userOf(email)).toBeUndefined()
    expect(await emailsTo(world, email)).toEqual([])
    const left = await world.db
      .selectFrom('accounts')
      .leftJoin('users', 'users.id', 'accounts.userId')
      .select('accounts.id')
      .where('users.id', 'is', null)
      .execute()
    expect(left).toEqual([])
    expect((await joinByPassword(world, email)).reply.status).toBe(200)
  })

  test('does it again when another transaction won, and only once', async () => {
    const email = someone()
    let lost = 0
    hear = async () => {
      if (lost++ === 0) throw Object.assign(new Error('lost'), { code: '40001' })
    }
    const ada = await joinByPassword(world, email)
    hear = async () => {}
    expect([ada.reply.status, lost]).toEqual([200, 2])
    expect((await ask(world, '/api/auth/user', { cookie: ada.cookie })).status).toBe(200)
    expect(await emailsTo(world, email)).toHaveLength(1)
  })

  test('of twenty at once with one email exactly one succeeds and the others hear 409', async () => {
    const email = someone()
    const replies = await Promise.all(Array.from({ length: 20 }, () => joinByPassword(world, email)))
    const statuses = replies.map(({ reply }) => reply.status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    const user = await userOf(email)
    const accounts = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('userId', '=', user?.id ?? '')
      .execute()
    const sessions = await world.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', user?.id ?? '')
      .execute()
    expect([accounts.length, sessions.length, (await emailsTo(world, email)).length]).toEqual([1, 1, 1])
  })

  test('of twenty at once with different emails all succeed', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => joinByPassword(world)))
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
    const { email, cookie } = await joinByPassword(world, someone(), smuggled)
    const user = await userOf(email)
    expect(user).toMatchObject({ role: 'client', dayFloor: 1, version: 0, emailVerified: 0, image: null })
    expect(user?.coachGrantedAt).toBeNull()
    expect([user?.id, user?.enrolledOn]).not.toContain('mine')
    expect(user?.enrolledOn).not.toBe('2020-01-01')
    expect((await ask(world, '/api/auth/user', { cookie })).body).toMatchObject({ membershipTier: 'starter' })
  })

  test.each([
    ['quantum', 'quantum'],
    ['elite', 'elite'],
    ['starter', null],
    ['gold', null],
    [{ $gt: '' }, null],
  ])('the plan %j of the link is in the email that confirms as %j, and changes no tier', async (plan, expected) => {
    const { email, cookie, reply } = await joinByPassword(world, someone(), { plan })
    expect(reply.status).toBe(200)
    const [sent] = await emailsTo(world, email)
    const [link = ''] = /http\S+verify-email\S+/.exec(sent?.text ?? '') ?? []
    expect(new URL(link).searchParams.get('plan')).toBe(expected)
    expect((await ask(world, '/api/auth/user', { cookie })).body).toMatchObject({ membershipTier: 'starter' })
  })

  test('an invitation tells the first name of whose it is, and nothing of anybody else', async () => {
    const { id } = await joinByPassword(world, someone(), { firstName: 'Mary', lastName: 'Anning' })
    const unnamed = await joinByPassword(world, someone(), { firstName: '', lastName: '' })
    const inviter = async (ref: string) => (await ask(world, `/api/inviter?ref=${encodeURIComponent(ref)}`)).body
    expect(await inviter(id)).toEqual({ firstName: 'Mary' })
    for (const ref of [unnamed.id, 'nobody', '', "' or 1=1 --", '%'])
      expect(await inviter(ref)).toEqual({ firstName: null })
    expect((await ask(world, '/api/inviter')).body).toEqual({ firstName: null })
  })
})
