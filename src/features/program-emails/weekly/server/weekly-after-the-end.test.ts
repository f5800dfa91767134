import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-02-25T12:00:00Z' })
})
afterAll(() => world.close())

test('who finished is led to the summit, whatever day it is, and told of no day', async () => {
  const ada = await world.member({ enrolledOn: '2026-02-21', tier: 'elite' })
  for (const { core } of world.services.program.modules)
    for (const { id, moduleId } of core)
      await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  await world.runJobs()
  const before = world.emails.length

  world.setNow('2026-03-02T12:00:00Z')
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  const [email, ...others] = world.emails.slice(before)
  expect(others).toEqual([])
  expect(email?.subject).toMatch(/^The program is behind you: \d+ lessons last week$/)
  expect(email?.text).toContain('summit')
  expect(email?.text).not.toMatch(/Today is day|every Monday|Next:/)
})
