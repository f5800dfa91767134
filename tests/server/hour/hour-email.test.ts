import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { pause, resume } from '#features/journey/pace/pace.contract.ts'
import { keepRunning } from '#features/journey/running/running.contract.ts'
import { unsubscribe } from '#features/program-emails/program-emails.contract.ts'
import { iso, machineNow } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { hourWorld, tuesday } from './hour-world.ts'

let hour: Awaited<ReturnType<typeof hourWorld>>
beforeEach(async () => {
  hour = await hourWorld()
})
afterEach(() => hour.world.close())

describe('the email', () => {
  onOneEngine('names one lesson, the next, and how long it takes', async () => {
    const { lessons, founder, complete, at } = hour
    const ada = await founder()
    await complete(ada, 0)
    const [email, ...more] = await at(tuesday)
    const { title, id, moduleId, estimatedMinutes } = lessons[1] ?? {}
    expect(more).toEqual([])
    expect(email).toMatchObject({ to: ada.email, subject: `${title}: ${estimatedMinutes} min` })
    expect(email?.text).toContain('It’s Tuesday 7:30 AM, the time you set aside.')
    expect(email?.text).toContain(`${encodeURIComponent(`/modules/${moduleId}/submodules/${id}`)}\n`)
    const others = lessons.filter((lesson) => lesson.id !== id)
    expect(others.filter((lesson) => email?.text.includes(lesson.title))).toEqual([])
  })

  onOneEngine('welcomes back after a gap', async () => {
    const { founder, complete, at } = hour
    await complete(await founder(), 0)
    // One missed Tuesday is no gap.
    expect((await at('2026-03-07T07:31:00Z'))[0]?.text).toContain('the time you set aside. One lesson:')
    expect((await at('2026-03-10T07:31:00Z'))[0]?.text).toContain('Two missed work days are fine. Pick up where')
  })

  test('says to who never began with what to start', async () => {
    const { founder, at } = hour
    await founder()
    const [email] = await at('2026-03-07T07:31:00Z')
    expect(email?.text).toContain('the time you set aside. Start with one lesson:')
    expect(email?.text).not.toContain('left off')
  })

  test('names a running exercise on the day one comes back to it, and the next lesson before', async () => {
    const { founder, at, lessons } = hour
    const ada = await founder()
    const subModuleId = 'foundation-02-run-interviews'
    const body = { unit: 'interviews', of: 10, done: 4, backOn: '2026-03-07' }
    await ada.call(keepRunning, { params: { subModuleId }, body })
    expect((await at(tuesday))[0]?.subject).toContain(lessons[0]?.title)
    const [email] = await at('2026-03-07T07:31:00Z')
    expect(email?.subject).toBe('Run the conversations: interviews 4 of 10, back today')
    expect(email?.text).toContain(`%2Fsubmodules%2F${subModuleId}\n`)
  })

  test('is stopped by one click, which stops no other', async () => {
    const { world, founder, at } = hour
    const ada = await founder()
    const [email] = await at(tuesday)
    expect(email?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
    const [, token = ''] = /\/unsubscribe\?token=(hour\.\S+)/.exec(email?.text ?? '') ?? []
    expect(email?.headers?.['List-Unsubscribe']).toContain(token)
    expect((await world.stranger.call(unsubscribe, { query: { token } })).status).toBe(200)
    const row = await world.db.selectFrom('users').select(['hourLetters', 'weeklyLetters']).executeTakeFirstOrThrow()
    expect(row).toEqual({ hourLetters: 0, weeklyLetters: 1 })
    expect(await at('2026-03-07T07:31:00Z')).toEqual([])
    await ada.call(saveSettings, { body: { notifications: { hour: true } } })
    expect(await at('2026-03-10T07:31:00Z')).toHaveLength(1)
  })

  onOneEngine('loads nothing and counts nobody', async () => {
    const { founder, at } = hour
    await founder()
    const [email] = await at(tuesday)
    expect(email?.html).not.toMatch(/<img|<script|<link|src=|url\(|@import/)
  })
})

describe('it comes', () => {
  test('on agreed days alone, at each member’s own hour', async () => {
    const { world, founder, at } = hour
    await world.member({ enrolledOn: '2026-02-21' })
    const [berlin, denver] = [
      await founder({ timeZone: 'Europe/Berlin' }),
      await founder({ timeZone: 'America/Denver' }),
    ]
    expect(await at('2026-03-02T06:31:00Z')).toEqual([])
    expect((await at('2026-03-03T06:31:00Z')).map(({ to }) => to)).toEqual([berlin.email])
    expect(await at('2026-03-03T14:29:00Z')).toEqual([])
    expect((await at('2026-03-03T14:31:00Z')).map(({ to }) => to)).toEqual([denver.email])
    expect(await at('2026-03-04T06:31:00Z')).toEqual([])
  })

  onOneEngine('at the same hour when the clocks have changed', async () => {
    const { world, founder, complete, at } = hour
    const ada = await founder({ timeZone: 'Europe/Berlin' })
    await complete(ada, 0)
    expect(await at('2026-03-14T06:31:00Z')).toHaveLength(1)
    world.setNow('2026-03-28T12:00:00Z')
    await complete(ada, 1)
    expect(await at('2026-03-31T05:31:00Z')).toHaveLength(1)
  })

  onOneEngine('no more today when a lesson is done, and again on the next agreed day', async () => {
    const { world, founder, complete, at } = hour
    const ada = await founder()
    world.setNow('2026-03-03T06:00:00Z')
    await complete(ada, 0)
    expect(await at(tuesday)).toEqual([])
    expect(await at('2026-03-07T07:31:00Z')).toHaveLength(1)
  })

  onOneEngine('not when the lesson is completed between turn and job', async () => {
    const { world, turn, founder, complete } = hour
    const ada = await founder()
    world.setNow(tuesday)
    await turn()
    await complete(ada, 0)
    await world.runJobs()
    expect(world.emails).toEqual([])
  })

  onOneEngine('not during a pause, and again after it', async () => {
    const { founder, at } = hour
    const ada = await founder()
    await ada.call(pause, { body: { days: 5 } })
    expect(await at(tuesday)).toEqual([])
    await ada.call(resume)
    expect(await at('2026-03-07T07:31:00Z')).toHaveLength(1)
  })

  onOneEngine('not when the plan opens no further lesson', async () => {
    const { lessons, founder, complete, at } = hour
    const ada = await founder()
    for (const [index, { neededTier }] of lessons.entries()) if (neededTier === 'starter') await complete(ada, index)
    expect(await at(tuesday)).toEqual([])
  })

  onOneEngine('not to coaches, unconfirmed addresses, or whoever has been away for three weeks', async () => {
    const { world, founder, complete, at } = hour
    await founder({ role: 'coach' })
    await founder({ verified: false })
    const ada = await founder()
    await complete(ada, 0)
    expect(await at('2026-03-21T07:31:00Z')).toHaveLength(1)
    expect(await at('2026-03-24T07:31:00Z')).toEqual([])
    world.setNow('2026-03-25T12:00:00Z')
    await complete(ada, 1)
    expect(await at('2026-03-28T07:31:00Z')).toHaveLength(1)
  })

  onOneEngine('not for an hour that had begun when it was chosen', async () => {
    const { world, founder, at } = hour
    world.setNow('2026-03-03T07:40:00Z')
    await founder()
    expect(await at('2026-03-03T07:42:00Z')).toEqual([])
    expect(await at('2026-03-07T07:31:00Z')).toHaveLength(1)
  })

  onOneEngine('up to two hours late after an outage, and then not at all', async () => {
    const { world, turn, founder, at } = hour
    await founder()
    expect(await at('2026-03-03T09:29:00Z')).toHaveLength(1)
    expect(await at('2026-03-07T09:31:00Z')).toEqual([])
    world.setNow('2026-03-10T07:31:00Z')
    await turn()
    world.setNow('2026-03-10T09:31:00Z')
    await world.runJobs()
    expect(world.emails).toHaveLength(1)
  })

  onOneEngine('not out of a mail server that was away for two hours', async () => {
    const { world, turn, founder } = hour
    await founder()
    world.setNow(tuesday)
    await turn()
    const { mail } = world.services
    world.services.mail = { deliver: () => Promise.reject(new Error('away')) }
    await world.runJobs()
    world.services.mail = mail
    const waiting = await world.db
      .selectFrom('jobs')
      .select(['id', 'data'])
      .where('name', '=', 'mail.deliver')
      .execute()
    expect(waiting).toHaveLength(1)
    for (const { id, data } of waiting) {
      const late = { ...JSON.parse(data), until: iso(machineNow().subtract({ minutes: 1 })) }
      const due = { runAt: iso(machineNow()), data: JSON.stringify(late) }
      await world.db.updateTable('jobs').set(due).where('id', '=', id).execute()
    }
    await world.runJobs()
    expect([world.emails, await world.db.selectFrom('jobs').select('id').execute()]).toEqual([[], []])
  })
})
