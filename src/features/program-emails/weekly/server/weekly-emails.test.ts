import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

const monday = '2026-03-02T12:00:00Z'
const joined = { enrolledOn: '2026-02-21', firstName: 'Ada' }

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-02-25T12:00:00Z' })
})
afterEach(() => world.close())

const core = () => world.services.program.modules[0]?.core ?? []
const complete = (member: TestMember, index: number) => {
  const { id = '', moduleId = '' } = core()[index] ?? {}
  return member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

/** Runs every turn that is due at this instant; the emails it sends. */
async function mondayMorning(now = monday): Promise<Email[]> {
  world.setNow(now)
  const before = world.emails.length
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  return world.emails.slice(before)
}

describe('the email', () => {
  test('tells the week from the record, and the next step', async () => {
    const ada = await world.member(joined)
    await complete(ada, 0)
    await complete(ada, 1)
    world.setNow('2026-03-01T12:00:00Z')
    await ada.call(writeGratitude, { body: { text: 'Quiet mornings' } })
    const [email] = await mondayMorning()
    expect(email).toMatchObject({ to: ada.email, subject: 'Day 10 of 180: 2 lessons last week' })
    expect(email?.text).toContain('Hello Ada,')
    for (const words of [core()[0]?.title, core()[1]?.title, `Next: ${core()[2]?.title}`, '1 day'])
      for (const form of [email?.text, email?.html]) expect(form?.replaceAll('&#39;', "'")).toContain(words ?? '')
    expect(email?.text).toContain(encodeURIComponent(`/modules/${core()[2]?.moduleId}/submodules/${core()[2]?.id}`))
  })

  onOneEngine('of an empty week is short and says so', async () => {
    await world.member(joined)
    const [email] = await mondayMorning()
    expect(email?.subject).toBe('Day 10 of 180: your next step')
    expect(email?.text).toContain('Quiet week. Nothing lost')
    expect(email?.text).not.toContain('Points')
  })

  onOneEngine('loads nothing and counts nobody', async () => {
    await world.member(joined)
    const [email] = await mondayMorning()
    expect(email?.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
    const hosts = [...(email?.html.matchAll(/href="([^"]+)"/g) ?? [])].map(([, href]) => new URL(href ?? '').host)
    expect(new Set(hosts)).toEqual(new Set(['localhost:3000']))
  })

  onOneEngine('sets a name of any signs as text', async () => {
    await world.member({ ...joined, firstName: '<b>"آدا" & Co</b>' })
    const [email] = await mondayMorning()
    expect(email?.html).toContain('Hello &lt;b&gt;&quot;آدا&quot; &amp; Co&lt;/b&gt;,')
  })
})

describe('it goes to', () => {
  onOneEngine('no one whose program is paused, until it goes on', async () => {
    const ada = await world.member(joined)
    await complete(ada, 0)
    await ada.call(pause, { body: { days: 20 } })
    expect(await mondayMorning()).toEqual([])
    await ada.call(resume)
    expect(await mondayMorning('2026-03-09T12:00:00Z')).toHaveLength(1)
  })

  onOneEngine('no one unconfirmed, who does not want it, who joined today, or who coaches', async () => {
    await world.member({ ...joined, verified: false })
    await world.member({ ...joined, enrolledOn: '2026-03-02' })
    await world.member({ ...joined, role: 'coach' })
    const eve = await world.member(joined)
    await eve.call(saveSettings, { body: { notifications: { weekly: false } } })
    const ada = await world.member(joined)
    expect((await mondayMorning()).map(({ to }) => to)).toEqual([ada.email])
  })

  onOneEngine('nobody whose 180 days are over and who does nothing any more', async () => {
    const ada = await world.member({ enrolledOn: '2025-08-01' })
    const ben = await world.member({ enrolledOn: '2025-08-01' })
    await complete(ben, 0)
    const emails = await mondayMorning()
    expect(emails.map(({ to }) => to)).toEqual([ben.email])
    expect(emails[0]?.subject).toBe('After day 180: 1 lesson last week')
    expect(emails[0]?.text).toContain('You get this after a week in which you did something here.')
    expect(ada.email).not.toBe(ben.email)
  })

  onOneEngine('each member on their own Monday morning', async () => {
    const tokyo = await world.member({ ...joined, timeZone: 'Asia/Tokyo' })
    const denver = await world.member({ ...joined, timeZone: 'America/Denver' })
    expect((await mondayMorning('2026-03-01T23:00:00Z')).map(({ to }) => to)).toEqual([tokyo.email])
    expect(await mondayMorning('2026-03-02T14:59:00Z')).toEqual([])
    expect((await mondayMorning('2026-03-02T15:00:00Z')).map(({ to }) => to)).toEqual([denver.email])
  })
})

describe('once', () => {
  onOneEngine('however often the morning comes', async () => {
    await world.member(joined)
    expect(await mondayMorning()).toHaveLength(1)
    expect(await mondayMorning('2026-03-02T16:00:00Z')).toEqual([])
    expect(await mondayMorning('2026-03-09T12:00:00Z')).toHaveLength(1)
  })

  onOneEngine('a week, also for somebody who moves to where Monday is still to come', async () => {
    const ada = await world.member({ ...joined, timeZone: 'Asia/Tokyo' })
    await world.member({ ...joined, timeZone: 'America/Denver', verified: false })
    expect(await mondayMorning('2026-03-01T23:00:00Z')).toHaveLength(1)
    await ada.call(saveSettings, { body: { timeZone: 'America/Denver' } })
    expect(await mondayMorning('2026-03-02T15:00:00Z')).toEqual([])
  })

  test('when two servers send at the same time', async () => {
    for (let n = 0; n < 120; n += 1) await world.member(joined)
    world.setNow(monday)
    await Promise.all([beginDueRuns(world.services), beginDueRuns(world.services)])
    const send = async () => {
      while (await continueRun(world.services));
    }
    await Promise.all([send(), send(), send()])
    await world.runJobs()
    expect(world.emails).toHaveLength(120)
    expect(new Set(world.emails.map(({ to }) => to)).size).toBe(120)
  })

  test('a day at most, whatever it is about: the database says so', async () => {
    const ada = await world.member(joined)
    const email = { memberId: ada.id, onDay: '2026-03-02', kind: 'weekly' as const, postedAt: monday }
    await world.db
      .insertInto('programLetters')
      .values({ ...email, about: 'something else' })
      .execute()
    expect(await mondayMorning()).toEqual([])
    await expect(
      world.db
        .insertInto('programLetters')
        .values({ ...email, about: 'more' })
        .execute(),
    ).rejects.toThrow()
  })
})

onOneEngine('emails that were missed leave for a day and a half, and then not at all', async () => {
  await world.member(joined)
  expect(await mondayMorning('2026-03-04T12:00:00Z')).toEqual([])
  expect(await mondayMorning('2026-03-10T19:00:00Z')).toHaveLength(1)
  world.setNow('2026-03-16T12:00:00Z')
  await beginDueRuns(world.services)
  expect(await mondayMorning('2026-03-18T12:00:00Z')).toEqual([])
})

onOneEngine('quiet weeks are told in other words, the fourth is the last, and work starts them again', async () => {
  const ada = await world.member({ ...joined, enrolledOn: '2026-02-28' })
  await complete(ada, 0)
  const said: string[] = []
  for (const week of ['03-09', '03-16', '03-23', '03-30', '04-06', '04-13'])
    said.push(...(await mondayMorning(`2026-${week}T12:00:00Z`)).map(({ text }) => text))
  expect(said).toHaveLength(4)
  expect(said[0]).toContain('Quiet week. Nothing lost')
  expect(said[1]).toContain('Two quiet weeks. Your dashboard asks how you’d like to continue')
  expect(said[3]).toContain('This is the last of these emails until you’re back')
  expect(said.map((text) => text.includes('You get this every Monday'))).toEqual([true, true, true, false])
  expect(said[3]).toContain('You’ll get these again once you’re back.')
  world.setNow('2026-04-18T12:00:00Z')
  await complete(ada, 1)
  expect(await mondayMorning('2026-04-20T12:00:00Z')).toHaveLength(1)
})

onOneEngine('who has no lesson open is not told each Monday that one gets them moving', async () => {
  const ada = await world.member({ ...joined, enrolledOn: '2026-01-01' })
  const open = world.services.program.modules.filter(({ requiredTier }) => requiredTier === 'starter')
  for (const { id: moduleId, core } of open)
    for (const { id } of core)
      await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  expect(await mondayMorning('2026-03-02T12:00:00Z')).toHaveLength(1)
  expect(await mondayMorning('2026-03-09T12:00:00Z')).toEqual([])
})
