import { afterEach, beforeEach, expect, test } from 'vitest'
import { iso, machineNow } from '#platform/server/clock.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'
import { weeklyEmailsJob } from './send-weekly-emails.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterEach(() => world.close())

const join = async (count: number) => {
  for (let n = 0; n < count; n += 1) await world.member({ enrolledOn: '2026-02-20' })
}
const due = () =>
  world.db
    .selectFrom('jobs')
    .select(['runAt', 'attempts', 'data'])
    .where('name', '=', 'letters.weekly-member')
    .orderBy('runAt')
    .execute()

const turn = () => weeklyEmailsJob.run(world.services, null, new AbortController().signal)

test('a hundred are due now, the next hundred a few seconds later, and another turn adds nothing', async () => {
  await join(150)
  await turn()
  const waiting = await due()
  const at = waiting.map(({ runAt }) => Date.parse(runAt))
  expect(at.map((one) => one - (at[0] ?? 0))).toEqual([...Array(100).fill(0), ...Array(50).fill(5000)])
  await turn()
  expect(await due()).toEqual(waiting)
  await world.db
    .updateTable('jobs')
    .set({ runAt: iso(machineNow()) })
    .execute()
  await world.runJobs()
  expect([world.emails.length, new Set(world.emails.map(({ to }) => to)).size]).toEqual([150, 150])
})

/** Everybody's job is made, and none has run. */
async function handOut(): Promise<void> {
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
}

const unreadable = 'a-lesson-that-cannot-be-read'

test('a member whose email cannot be written is tried again alone, and everybody else has theirs', async () => {
  await join(5)
  const people = await world.db.selectFrom('users').select(['id', 'email']).orderBy('id').execute()
  const [, , { id = '' } = {}] = people
  await handOut()
  const { program } = world.services
  const lessons = new Map(program.subModuleById)
  const get = (lesson: string) => {
    if (lesson === unreadable) throw new Error('unreadable')
    return program.subModuleById.get(lesson)
  }
  Object.assign(world.services, { program: { ...program, subModuleById: Object.assign(lessons, { get }) } })
  const day = { completedOn: '2026-03-01', completedAt: '2026-03-01T12:00:00.000Z', programDay: 1 }
  await world.db
    .insertInto('completions')
    .values({ memberId: id, subModuleId: unreadable, ...day })
    .execute()
  await world.runJobs()
  const others = people.filter((one) => one.id !== id).map(({ email }) => email)
  expect(world.emails.map(({ to }) => to).sort()).toEqual(others.sort())
  expect(await due()).toMatchObject([{ attempts: 1, data: expect.stringContaining(id) }])
})

test('whoever switched it off after their job was made gets none, and nobody does once the week is over', async () => {
  await join(2)
  await handOut()
  const [{ id = '' } = {}] = await world.db.selectFrom('users').select('id').execute()
  await world.db.updateTable('users').set({ weeklyLetters: 0 }).where('id', '=', id).execute()
  await world.runJobs()
  expect(world.emails).toHaveLength(1)
  world.setNow('2026-03-09T12:00:00Z')
  await world.db.updateTable('users').set({ weeklyLetters: 1 }).execute()
  await handOut()
  world.setNow('2026-03-12T12:00:00Z')
  await world.runJobs()
  expect([world.emails.length, await due()]).toEqual([1, []])
})
