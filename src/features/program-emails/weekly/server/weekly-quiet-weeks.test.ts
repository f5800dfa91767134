import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { beginAgain, pause } from '#features/journey/pace/pace.contract.ts'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-02-25T12:00:00Z' })
  ada = await world.member({ enrolledOn: '2026-02-21' })
  const [{ id = '', moduleId = '' } = {}] = world.services.program.modules[0]?.core ?? []
  await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
})
afterEach(() => world.close())

async function saidOn(monday: string): Promise<string[]> {
  world.setNow(`${monday}T12:00:00Z`)
  const before = world.emails.length
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  return world.emails.slice(before).map(({ text }) => text)
}

test('weeks of a pause are no quiet ones: the email comes again after it', async () => {
  await ada.call(pause, { body: { days: 38 } })
  const [first] = await saidOn('2026-04-06')
  expect(first).toContain('Your next lesson waits where you left it.')
  const [second] = await saidOn('2026-04-13')
  expect(second).toContain('Quiet week. Nothing lost')
})

onOneEngine(
  'who writes on a page of the Founder file had no quiet week, however long no lesson is finished',
  async () => {
    for (const [week, monday] of ['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'].entries()) {
      world.setNow(`${Temporal.PlainDate.from(monday).subtract({ days: 1 })}T09:00:00Z`)
      const field = { field: 'numbers.day_1.cash', value: 100 + week, mark: 'C' as const, version: week }
      await ada.call(saveAnswers, { params: { pageId: 'day-one-numbers' }, body: field })
      const said = await saidOn(monday)
      expect([monday, said.length, /quiet|last of these/i.test(said.join())]).toEqual([monday, 1, false])
    }
  },
)

onOneEngine('who never began is told that the day they begin can be day 1', async () => {
  await world.member({ enrolledOn: '2026-02-21' })
  expect(
    (await saidOn('2026-03-16')).filter((text) => text.includes('can make the day you begin your day 1')),
  ).toHaveLength(1)
})

onOneEngine('who began again is told of the weeks since then', async () => {
  world.setNow('2026-04-01T12:00:00Z')
  await ada.call(beginAgain)
  expect((await saidOn('2026-04-13')).join()).toContain('Quiet week. Nothing lost')
})
