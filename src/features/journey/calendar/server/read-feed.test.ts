import ical from 'node-ical'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#features/account/privacy/privacy.contract.ts'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../completions/completions.contract.ts'
import { pause, resume, saveWorkHours } from '../../pace/pace.contract.ts'
import { downloadCalendar, getFeed, openToday, renewFeed, turnOffFeed } from '../calendar.contract.ts'

let world: World
let ada: TestMember
const log: string[] = []
beforeEach(async () => {
  log.length = 0
  world = await newWorld({ now: '2026-03-04T12:00:00Z', env: { RATE_LIMITS: 'on' }, logTo: (line) => log.push(line) })
  ada = await world.member({ timeZone: 'Europe/Berlin' })
})
afterEach(() => world.close())

const agree = (member = ada) =>
  member.call(saveWorkHours, { body: { hoursPerWeek: 3, weekdays: [2, 6], startsAt: '07:30' } })
const turnOn = async (member = ada) => new URL((await member.call(renewFeed)).body.address ?? '').pathname
const ask = (path: string, more: Record<string, string> = {}) => world.stranger.send('GET', path, undefined, more)
const eventIn = (text: string) => Object.values(ical.sync.parseICS(text)).find((part) => part?.type === 'VEVENT')
const startIn = (text: string) => {
  const event = eventIn(text)
  return event?.type === 'VEVENT' ? event.start.toISOString() : undefined
}
const complete = (member: TestMember, lesson: { id: string; moduleId: string }) =>
  member.call(completeSubModule, {
    params: { subModuleId: lesson.id },
    body: { moduleId: lesson.moduleId, subModuleId: lesson.id },
  })

describe('the private address', () => {
  test('is off until it is turned on, is a new one each time, and answers 404 from then on when it is not', async () => {
    expect((await ada.call(getFeed)).body).toEqual({ address: null, hasHours: false })
    await agree()
    const first = await turnOn()
    expect(first).toMatch(/^\/calendar\/[0-9a-f]{64}\.ics$/)
    expect((await ada.call(getFeed)).body).toEqual({ address: `http://localhost:3000${first}`, hasHours: true })
    const second = await turnOn()
    expect([(await ask(first)).statusCode, (await ask(second)).statusCode]).toEqual([404, 200])
    expect((await ada.call(turnOffFeed)).body.address).toBeNull()
    expect((await ask(second)).statusCode).toBe(404)
  })

  onOneEngine('is gone with the account', async () => {
    const path = await turnOn()
    await ada.call(deleteAccount, { body: {} })
    expect((await ask(path)).statusCode).toBe(404)
  })

  test('answers programs that cannot sign in with the hours of its member, from this week on', async () => {
    await agree()
    const { headers, body } = await ask(await turnOn())
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(startIn(body)).toBe('2026-03-03T06:30:00.000Z')
  })

  onOneEngine('is sent again only when something in it is another', async () => {
    await agree()
    const path = await turnOn()
    const first = await ask(path)
    const known = { 'if-none-match': String(first.headers.etag) }
    world.setNow('2026-03-05T12:00:00Z')
    const again = await ask(path, known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await ada.call(saveWorkHours, { body: { startsAt: '08:00' } })
    const moved = await ask(path, known)
    expect([moved.statusCode, startIn(moved.body)]).toEqual([200, '2026-03-03T07:00:00.000Z'])
  })

  onOneEngine('says nothing of the member or their work but the times', async () => {
    await agree()
    await ada.call(saveWorkHours, { body: { building: 'A secret bakery' } })
    const { body } = await ask(await turnOn())
    for (const word of [
      'bakery',
      'Ada',
      'Okafor',
      ada.email,
      ...world.services.program.modules.map(({ title }) => title),
    ])
      expect(body).not.toContain(word)
  })

  onOneEngine('follows the member to another zone', async () => {
    await agree()
    const path = await turnOn()
    await ada.call(saveSettings, { body: { timeZone: 'America/New_York' } })
    expect(startIn((await ask(path)).body)).toBe('2026-03-03T12:30:00.000Z')
  })

  onOneEngine('has no event before a pause is over, and none for whom no lesson is left', async () => {
    await agree()
    const path = await turnOn()
    await ada.call(pause, { body: { days: 10 } })
    expect(startIn((await ask(path)).body)).toBe('2026-03-14T06:30:00.000Z')
    await ada.call(resume)
    expect(startIn((await ask(path)).body)).toBe('2026-03-03T06:30:00.000Z')
    const open = world.services.program.modules.flatMap(({ core }) => core)
    for (const lesson of open.filter(({ neededTier }) => neededTier === 'starter')) await complete(ada, lesson)
    expect(eventIn((await ask(path)).body)).toBeUndefined()
  })

  onOneEngine('stays out of the log', async () => {
    const path = await turnOn()
    await ask(path)
    expect(log.join('\n')).not.toContain(path.split('/').at(-1)?.replace('.ics', '') ?? path)
    expect(log.join('\n')).toContain('/calendar/…')
  })

  test('can be asked for so often, and guesses even less', async () => {
    const path = await turnOn()
    const codes = async (path: string, count: number) => {
      const replies = await Promise.all(Array.from({ length: count }, () => ask(path)))
      return replies.filter(({ statusCode }) => statusCode === 429).length
    }
    expect(await codes('/calendar/wrong.ics', 63)).toBe(3)
    expect(await codes(path, 125)).toBe(5)
  })
})

onOneEngine('the file holds the hours until day 180 with a reminder, and asks for times if none are', async () => {
  const { path } = downloadCalendar
  expect((await ada.send('GET', path)).json()).toMatchObject({ code: 'calendar.noHours' })
  await agree()
  const { headers, body } = await ada.send('GET', path)
  expect(headers['content-disposition']).toBe('attachment; filename="work-hours.ics"')
  expect(startIn(body)).toBe('2026-03-07T06:30:00.000Z')
  expect(body).toContain('TRIGGER:-PT10M')
  expect(body).toContain('UNTIL=20260830T215959Z')
})

onOneEngine('while a paid plan is paused, its hours begin after it, also where no free lesson is left', async () => {
  const ben = await world.member({ tier: 'quantum' })
  await agree(ben)
  const path = await turnOn(ben)
  for (const lesson of world.services.program.modules.flatMap(({ core }) => core))
    if (lesson.neededTier === 'starter') await complete(ben, lesson)
  await ben.call(pause, { body: { days: 10 } })
  const closed = { closedUntil: '2026-03-14T00:00:00.000Z' }
  await world.db.updateTable('memberships').set(closed).where('memberId', '=', ben.id).execute()
  const file = await ben.send('GET', downloadCalendar.path)
  expect([startIn(file.body), startIn((await ask(path)).body)]).toEqual(Array(2).fill('2026-03-14T07:30:00.000Z'))
})

onOneEngine('today leads to the next lesson, and whoever is signed out to signing in first', async () => {
  const [first, second] = world.services.program.modules[0]?.core ?? []
  const today = (member: { send: TestMember['send'] }) => member.send(openToday.method, openToday.path)
  expect((await today(ada)).headers.location).toBe(`/modules/${first?.moduleId}/submodules/${first?.id}`)
  if (first) await complete(ada, first)
  expect((await today(ada)).headers.location).toBe(`/modules/${second?.moduleId}/submodules/${second?.id}`)
  expect((await today(world.stranger)).headers.location).toBe('/api/login?mode=sign-in&returnTo=%2Ftoday')
})
