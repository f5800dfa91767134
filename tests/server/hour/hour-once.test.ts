import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobs } from '#app/server/jobs.ts'
import { saveSettings } from '#features/account/settings/settings.contract.ts'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { hourEmailJob } from '#features/program-emails/hour/server/hour-email-job.ts'
import { hourEmailsJob } from '#features/program-emails/hour/server/send-hour-emails.ts'
import { type Context, transaction } from '#platform/server/context.ts'
import { openPostgres } from '#platform/server/database/postgres/postgres.ts'
import { startWorker } from '#tests/world/jobs/start-worker.ts'
import { hourWorld, tuesday } from './hour-world.ts'

let hour: Awaited<ReturnType<typeof hourWorld>>
beforeEach(async () => {
  hour = await hourWorld()
})
afterEach(() => hour.world.close())

describe('once', () => {
  test('a day, however often the hour is looked at and wherever the member goes', async () => {
    const { founder, at } = hour
    const ada = await founder({ timeZone: 'Europe/Berlin' })
    expect(await at('2026-03-03T06:31:00Z')).toHaveLength(1)
    expect(await at('2026-03-03T06:33:00Z')).toEqual([])
    await ada.call(saveSettings, { body: { timeZone: 'America/New_York' } })
    expect(await at('2026-03-03T12:31:00Z')).toEqual([])
  })

  test('Monday belongs to the weekly email, unless the member gets none', async () => {
    const { founder, at } = hour
    const [ada, ben] = [await founder(), await founder()]
    for (const one of [ada, ben]) await one.call(saveWorkHours, { body: { weekdays: [1] } })
    await ben.call(saveSettings, { body: { notifications: { weekly: false } } })
    expect((await at('2026-03-02T07:31:00Z')).map(({ to }) => to)).toEqual([ben.email])
  })

  test('whatever other program email came that day', async () => {
    const { world, founder, at } = hour
    const ada = await founder()
    await world.db
      .insertInto('programLetters')
      .values({ memberId: ada.id, onDay: '2026-03-03', kind: 'weekly', about: '2026-03-02', postedAt: tuesday })
      .execute()
    expect(await at(tuesday)).toEqual([])
  })

  test('when the process is killed before the commit, and when the job comes again after it', async () => {
    const { world, founder } = hour
    const ada = await founder()
    world.setNow(tuesday)
    const signal = new AbortController().signal
    const run = (ctx: Context = world.services) =>
      hourEmailJob.run(ctx, { memberId: ada.id, onDay: '2026-03-03' }, signal)
    const killed = transaction(world.services, async (ctx) => {
      await run(ctx)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await run()
    await run()
    await world.runJobs()
    expect(world.emails).toHaveLength(1)
  })

  test('when two workers take the turns and the jobs', async () => {
    const { world, turn, founder } = hour
    for (let n = 0; n < 120; n += 1) await founder()
    world.setNow(tuesday)
    const closing: (() => Promise<void>)[] = []
    const server = (): Context => {
      if (!world.postgresUrl) return { ...world.services }
      const { db, close } = openPostgres(world.postgresUrl)
      closing.push(close)
      return { ...world.services, db }
    }
    const schedules = [{ name: 'hour-emails', every: { minutes: 2 }, job: hourEmailsJob }]
    const workers = [server(), server()].map((ctx) => startWorker(ctx, jobs, { schedules, idleMs: 20 }))
    await Promise.all([turn(), turn()])
    await vi.waitFor(() => expect(world.emails.length).toBeGreaterThanOrEqual(120), { timeout: 60_000, interval: 50 })
    await Promise.all(workers.map(({ stop }) => stop()))
    for (const close of closing) await close()
    await world.runJobs()
    expect([world.emails.length, new Set(world.emails.map(({ to }) => to)).size]).toEqual([120, 120])
  }, 120_000)
})
