import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

let world: World
let ada: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-02-25T12:00:00Z' })
  ada = await world.member({ enrolledOn: '2026-02-21' })
})
afterEach(() => world.close())

/** Completes the first two lessons, the first of which the program loses then. */
async function completeTwo() {
  const [gone, stays] = world.services.program.modules[0]?.core ?? []
  if (!gone || !stays) throw new Error('There are no lessons')
  for (const { id, moduleId } of [gone, stays])
    await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  const subModuleById = new Map(world.services.program.subModuleById)
  subModuleById.delete(gone.id)
  Object.assign(world.services, { program: { ...world.services.program, subModuleById } })
  return { gone, stays }
}

async function monday(): Promise<string> {
  world.setNow('2026-03-02T12:00:00Z')
  await world.runJobs()
  world.emails.length = 0
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  return world.emails[0]?.text ?? ''
}

test('a lesson that was removed from the program goes by the title that it had', async () => {
  const { gone, stays } = await completeTwo()
  const email = await monday()
  expect(email).toContain(`You completed:\n- ${gone.title}\n- ${stays.title}`)
  expect(email).not.toContain(gone.id)
})

test('one whose title no one knows anymore counts, without one', async () => {
  const { gone, stays } = await completeTwo()
  await world.db.deleteFrom('ledgerEntries').where('cause', '=', gone.id).execute()
  const email = await monday()
  expect(email).toContain(`You completed:\n- A lesson that the program no longer has\n- ${stays.title}\n`)
  expect(email).not.toContain(gone.id)
})
