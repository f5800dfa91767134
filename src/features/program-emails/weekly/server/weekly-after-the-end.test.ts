import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-02-25T12:00:00Z' })
})
afterAll(() => world.close())

/** Those of one Monday. */
async function emailsOf(monday: string) {
  world.setNow(`${monday}T12:00:00Z`)
  const before = world.emails.length
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  return world.emails.slice(before)
}

test('who finished is led to the summit, whatever day it is, and told of no day', async () => {
  const ada = await world.member({ enrolledOn: '2026-02-21', tier: 'elite' })
  for (const { core } of world.services.program.modules)
    for (const { id, moduleId } of core)
      await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  await world.runJobs()
  const [email, ...others] = await emailsOf('2026-03-02')
  expect(others).toEqual([])
  expect(email?.subject).toMatch(/^The program is behind you: \d+ lessons last week$/)
  expect(email?.text).toContain('summit')
  expect(email?.text).not.toMatch(/Today is day|every Monday|Next:/)
})

test('who has lessons left after the last day is told once what they take along, even after a quiet week', async () => {
  const bea = await world.member({ enrolledOn: '2026-03-02', tier: 'quantum' })
  const [first] = world.services.program.modules[0]?.core ?? []
  if (!first) throw new Error('a module has no lesson')
  world.setNow('2026-08-20T12:00:00Z')
  await bea.call(completeSubModule, {
    params: { subModuleId: first.id },
    body: { moduleId: first.moduleId, subModuleId: first.id },
  })
  const enter = (date: string, value: number) =>
    bea.call(enterNumbers, { body: { key: 'revenue', value, mark: 'C', date } })
  world.setNow('2026-03-02T12:00:00Z')
  expect((await enter('2026-03-02', 500)).status).toBe(200)
  world.setNow('2026-08-28T12:00:00Z')
  expect((await enter('2026-08-28', 900)).status).toBe(200)
  const to = async (monday: string) => (await emailsOf(monday)).filter(({ to }) => to === bea.email)
  const [told] = await to('2026-08-31')
  expect(told?.subject).toBe('Your 180 days are over: what you take with you')
  expect(told?.text).toContain('You completed 1 lesson; it and every page you wrote stay yours.')
  expect(told?.text).toContain('Since you began: revenue $500 → $900.')
  expect(await to('2026-09-07')).toEqual([])
})
