import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSettings, saveSettings } from '#features/account/settings/settings.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { countStoppingJob } from '#features/operator/server/public.ts'
import { hourEmailsJob, weeklyEmailsJob } from '#features/program-emails/server/public.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { up } from '../../../migrations/0180-known-zones.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-09T11:00:00Z' })
})
afterAll(() => world.close())

/** What `Intl` takes for a zone and no day can be counted in. */
const unknown = 'SystemV/AST4'
const joinIn = async (timeZone: string) => {
  const member = await world.member({ enrolledOn: '2026-02-20' })
  await world.db.updateTable('users').set({ timeZone }).where('id', '=', member.id).execute()
  return member
}
const zones = () => world.db.selectFrom('users').select(['id', 'timeZone']).orderBy('id').execute()

test('a zone that is unknown here stops no one else’s emails and figures, and its member can choose another', async () => {
  const [ada, bob] = [await joinIn('Europe/Berlin'), await joinIn(unknown)]
  for (const job of [weeklyEmailsJob, hourEmailsJob, countStoppingJob])
    await job.run(world.services, null, new AbortController().signal)
  await world.runJobs()
  expect(world.emails.map(({ to }) => to)).toContain(ada.email)

  const owner = await world.member()
  await setOperator(world.services, owner.email, true)
  expect((await owner.send('GET', '/api/operator/people')).statusCode).toBe(200)
  expect((await bob.call(getSettings)).body.timeZone).toBe('UTC')
  expect((await bob.call(saveSettings, { body: { timeZone: 'America/Halifax' } })).status).toBe(200)
})

test('the migration makes unknown zones UTC and leaves the others', async () => {
  await joinIn('Asia/Kathmandu')
  await joinIn(unknown)
  const before = await zones()
  await up(world.db as never)
  expect(await zones()).toEqual(before.map((row) => (row.timeZone === unknown ? { ...row, timeZone: 'UTC' } : row)))
})
