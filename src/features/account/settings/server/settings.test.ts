import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { writeToClient } from '#features/coaching/messages/messages.contract.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { notificationChoices } from '#features/identity/server/public.ts'
import { getProgress } from '#features/journey/progress/progress.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { getSettings, saveSettings } from '../settings.contract.ts'

describe('settings', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  })
  afterAll(() => world.close())

  test('of a new member say what holds until they choose', async () => {
    const ada = await world.member()
    expect((await ada.call(getSettings)).body).toEqual({
      firstName: 'Ada',
      lastName: 'Okafor',
      email: ada.email,
      emailVerified: true,
      pendingEmail: null,
      profileImageUrl: null,
      timeZone: 'UTC',
      theme: 'system',
      notifications: { coach: true, weekly: true, hour: true, program: true },
      coach: null,
      signIn: { password: false, provider: false },
      twoStep: { on: false, recoveryCodes: 0 },
    })
  })

  test('change one by one, and the rest stays', async () => {
    const ada = await world.member()
    await ada.call(saveSettings, { body: { firstName: '  Grace ' } })
    await ada.call(saveSettings, { body: { theme: 'dark' } })
    const { status, body } = await ada.call(saveSettings, { body: { notifications: { weekly: false } } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      firstName: 'Grace',
      lastName: 'Okafor',
      theme: 'dark',
      notifications: { coach: true, weekly: false, hour: true, program: true },
    })
    expect((await ada.call(getCurrentUser)).body).toMatchObject({ firstName: 'Grace', theme: 'dark' })
    expect(await notificationChoices(world.services, ada.id)).toEqual({
      coach: true,
      weekly: false,
      hour: true,
      program: true,
    })
    const row = await world.db.selectFrom('users').select('name').where('id', '=', ada.id).executeTakeFirst()
    expect(row?.name).toBe('Grace Okafor')
  })

  test('of others stay untouched', async () => {
    const [ada, eve] = [await world.member(), await world.member()]
    await eve.call(saveSettings, { body: { firstName: 'Eve', theme: 'light' } })
    expect((await ada.call(getSettings)).body).toMatchObject({ firstName: 'Ada', theme: 'system' })
  })

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+02:00' }, 'timeZone'],
    [{ timeZone: 'SystemV/AST4' }, 'timeZone'],
    [{ theme: 'sepia' }, 'theme'],
    [{ firstName: 'x'.repeat(81) }, 'firstName'],
    [{ notifications: { coach: 'yes' } }, 'notifications.coach'],
  ])('refuse %j and name the field', async (body, field) => {
    const ada = await world.member()
    const { statusCode, json } = await ada.send('PATCH', '/api/settings', body)
    expect([statusCode, json().details]).toEqual([400, field])
  })

  test('never change the role, the tier, the day or the address', async () => {
    const ada = await world.member()
    await ada.send('PATCH', '/api/settings', { userRole: 'coach', role: 'coach', dayFloor: 90, email: 'x@example.com' })
    const { body } = await ada.call(getCurrentUser)
    expect(body).toMatchObject({ userRole: 'client', membershipTier: 'starter', email: ada.email })
    expect((await ada.call(getProgress)).body.currentDay).toBe('1')
  })
})

describe('the time zone', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  })
  afterAll(() => world.close())

  test('takes no day back when it moves west', async () => {
    world.setNow('2026-03-04T02:00:00Z')
    const ada = await world.member({ timeZone: 'Asia/Tokyo', enrolledOn: '2026-03-02' })
    expect((await ada.call(getProgress)).body.currentDay).toBe('3')
    await ada.call(saveSettings, { body: { timeZone: 'America/Los_Angeles' } })
    expect((await ada.call(getProgress)).body.currentDay).toBe('3')
    world.setNow('2026-03-06T02:00:00Z')
    expect((await ada.call(getProgress)).body.currentDay).toBe('4')
  })

  test('changes three times in 30 days and again afterwards; the same zone again is no change', async () => {
    world.setNow('2026-03-02T12:00:00Z')
    const ada = await world.member()
    const move = (timeZone: string) => ada.call(saveSettings, { body: { timeZone } })
    for (const zone of ['Europe/Paris', 'Europe/Paris', 'Europe/Rome', 'Europe/Oslo'])
      expect((await move(zone)).status).toBe(200)
    const refused = await move('Europe/Riga')
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'identity.zoneChangedOften', details: 'timeZone' })
    expect((await ada.call(getSettings)).body.timeZone).toBe('Europe/Oslo')
    world.setNow('2026-04-02T12:00:00Z')
    expect((await move('Europe/Riga')).status).toBe(200)
  })

  test('takes a refused name along: nothing of a refused save is kept', async () => {
    world.setNow('2026-03-02T12:00:00Z')
    const ada = await world.member()
    for (const timeZone of ['Europe/Paris', 'Europe/Rome', 'Europe/Oslo'])
      await ada.call(saveSettings, { body: { timeZone } })
    const { status } = await ada.call(saveSettings, { body: { firstName: 'Lost', timeZone: 'UTC' } })
    expect([status, (await ada.call(getSettings)).body.firstName]).toEqual([409, 'Ada'])
  })

  test('changes three times when ten ask at once', async () => {
    const ada = await world.member()
    const zones = ['Paris', 'Rome', 'Oslo', 'Riga', 'Sofia', 'Minsk', 'Malta', 'Vaduz', 'Tirane', 'Zurich']
    const replies = await Promise.all(
      zones.map((zone) => ada.call(saveSettings, { body: { timeZone: `Europe/${zone}` } })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array(7).fill(409)])
  })
})

describe('emails from coaching', () => {
  let world: World
  beforeAll(async () => {
    world = await newWorld()
  })
  afterAll(() => world.close())

  test('stop when the member does not wish for them; that somebody coaches them is told all the same', async () => {
    const [ada, coach] = [await world.member(), await world.member({ role: 'coach' })]
    await ada.call(saveSettings, { body: { notifications: { coach: false } } })
    await coach.call(assignClient, { body: { clientId: ada.id, notes: '' } })
    await coach.call(writeToClient, { params: { clientId: ada.id }, body: { text: 'Hello' } })
    await world.runJobs()
    const subjects = world.emails.filter(({ to }) => to === ada.email).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringContaining('is your coach now')])
    const { coach: mine } = (await ada.call(getSettings)).body
    expect(mine).toEqual({ id: coach.id, name: 'Ada Okafor' })
  })
})
