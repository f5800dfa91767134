import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSettings, saveSettings } from '#features/account/settings/settings.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { iso } from '#platform/server/clock.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { unsubscribe } from '../../program-emails.contract.ts'
import { finishedEmailJob } from './finished-email-job.ts'

let world: World
beforeEach(async () => {
  world = await newWorld()
})
afterEach(() => world.close())

const core = () => world.services.program.modules.flatMap(({ core }) => core)

/** Everything but the last lesson is written straight into the tables. */
async function almostThere(person: Parameters<World['member']>[0] = {}) {
  const ada = await world.member({ tier: 'quantum', ...person })
  const at = { completedAt: iso(world.services.now()), completedOn: '2026-03-02', programDay: 1 }
  const done = core().slice(0, -1)
  await world.db
    .insertInto('completions')
    .values(done.map(({ id }) => ({ memberId: ada.id, subModuleId: id, ...at })))
    .execute()
  const last = core().at(-1)?.moduleId
  const modules = world.services.program.modules.filter(({ id }) => id !== last)
  await world.db
    .insertInto('milestones')
    .values(
      modules.map(({ id }) => ({ memberId: ada.id, kind: 'module' as const, subject: id, reachedAt: at.completedAt })),
    )
    .execute()
  return ada
}

const finish = (member: TestMember) => {
  const { id = '', moduleId = '' } = core().at(-1) ?? {}
  return member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
}

const congratulations = () => world.emails.filter(({ subject }) => subject.startsWith('You made it'))
const again = (member: TestMember) =>
  finishedEmailJob.run(world.services, { memberId: member.id }, new AbortController().signal)

test('finishing the program is congratulated once, however often the job runs', async () => {
  const ada = await almostThere()
  const { body } = await finish(ada)
  expect(body.reached.map(({ kind }) => kind)).toContain('program')
  await world.runJobs()
  await Promise.all([again(ada), again(ada), again(ada)])
  await world.runJobs()
  const [email, ...more] = congratulations()
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: ada.email, subject: 'You made it: all 95 lessons' })
  for (const words of [
    'Congratulations, Ada!',
    'http://localhost:3000/api/login?mode=sign-in&returnTo=%2Fsummit',
    'Finishing changes nothing about your membership',
  ])
    expect(email?.text).toContain(words)
})

onOneEngine('an ordinary lesson is not', async () => {
  const ada = await world.member()
  const [{ id, moduleId } = { id: '', moduleId: '' }] = core()
  await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  await world.runJobs()
  expect(congratulations()).toEqual([])
})

test('no one gets it who turned such emails off, or whose address is not confirmed', async () => {
  const eve = await almostThere()
  await eve.call(saveSettings, { body: { notifications: { program: false } } })
  const ben = await almostThere({ verified: false })
  for (const member of [eve, ben]) await finish(member)
  await world.runJobs()
  expect(congratulations()).toEqual([])
})

test('on a day with another program email it comes the morning after', async () => {
  const ada = await almostThere()
  const weekly = { memberId: ada.id, onDay: '2026-03-02', kind: 'weekly' as const, about: '2026-03-02' }
  await world.db
    .insertInto('programLetters')
    .values({ ...weekly, postedAt: iso(world.services.now()) })
    .execute()
  await finish(ada)
  await world.runJobs()
  expect(congratulations()).toEqual([])
  const waiting = await world.db
    .selectFrom('jobs')
    .select('uniqueKey')
    .where('name', '=', finishedEmailJob.name)
    .execute()
  expect(waiting).toEqual([{ uniqueKey: `letters.finished:${ada.id}:2026-03-03` }])
  world.setNow('2026-03-03T08:00:00Z')
  await again(ada)
  await world.runJobs()
  expect(congratulations()).toHaveLength(1)
})

onOneEngine('in a pause it waits until the pause is over', async () => {
  const ada = await almostThere()
  await finish(ada)
  await world.db
    .updateTable('users')
    .set({ pausedFrom: '2026-03-01', pausedUntil: '2026-03-10' })
    .where('id', '=', ada.id)
    .execute()
  await world.runJobs()
  await again(ada)
  expect(congratulations()).toEqual([])
  world.setNow('2026-03-11T08:00:00Z')
  await again(ada)
  await world.runJobs()
  expect(congratulations()).toHaveLength(1)
})

test('one click stops emails about the program, and no others', async () => {
  const ada = await almostThere()
  await finish(ada)
  await world.runJobs()
  const header = congratulations()[0]?.headers?.['List-Unsubscribe'] ?? ''
  const token = new URL(header.slice(1, -1)).searchParams.get('token') ?? ''
  expect((await world.stranger.call(unsubscribe, { query: { token } })).status).toBe(200)
  expect((await ada.call(getSettings)).body.notifications).toMatchObject({ weekly: true, program: false })
})
