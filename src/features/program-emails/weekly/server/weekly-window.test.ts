import { expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

test('the email has the numbers that the dashboard has the same morning', async () => {
  const world = await newWorld({ now: '2026-02-23T12:00:00Z' })
  const ada = await world.member({ enrolledOn: '2026-02-21' })
  const [module] = world.services.program.modules
  const complete = async (at: number) => {
    const { id = '', moduleId = '' } = module?.core[at] ?? {}
    await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  }
  await complete(0)
  world.setNow('2026-03-01T12:00:00Z')
  await complete(1)
  world.setNow('2026-03-02T12:00:00Z')
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  const { completions, points } = (await ada.call(getDashboard)).body.trends
  const text = world.emails.find(({ to }) => to === ada.email)?.text
  expect(completions.current).toBe(2)
  expect(text).toMatch(/Lessons completed:? +2\b/)
  expect(text).toMatch(new RegExp(`Points earned:? +${points.current}\\b`))
  await world.close()
})
