import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { getClient } from '#features/coaching/caseload/caseload.contract.ts'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { getPace } from '#features/journey/pace/pace.contract.ts'
import { beginDueRuns } from '#features/program-emails/weekly/server/begin-due-runs.ts'
import { continueRun } from '#features/program-emails/weekly/server/continue-run.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterAll(() => world.close())

test('next is the first unfinished lesson on the dashboard, to the assistant, in the weekly email and to the coach', async () => {
  const ada = await world.member({ firstName: 'Ada' })
  const cora = await world.member({ role: 'coach' })
  await cora.call(assignClient, { body: { clientId: ada.id, notes: '' } })
  const [first, second, third] = world.services.program.modules
  const left = second?.core[2]
  const done = [...(first?.core ?? []), ...(second?.core ?? []), ...(third?.core.slice(0, 2) ?? [])]
  for (const { id, moduleId } of done.filter(({ id }) => id !== left?.id))
    await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })

  // Something of the week before, or the email would rest after so many quiet ones.
  world.setNow('2026-04-05T12:00:00Z')
  await ada.call(writeGratitude, { body: { text: 'The first reply.' } })
  // A Monday on day 37, whose module is the fourth.
  world.setNow('2026-04-06T12:00:00Z')
  expect((await ada.call(getPace)).body.next?.title).toBe(left?.title)
  const { recommendedActions, weeklyFocus } = (await ada.call(getDashboard)).body
  expect(recommendedActions.map(({ kind, title }) => [kind, title]).slice(0, 2)).toEqual([
    ['next-lesson', left?.title],
    ['overdue-lesson', third?.core[2]?.title],
  ])
  expect(recommendedActions[2]?.reason).toBe('A sentence a day keeps your streak going')
  const others = (await (await world.member()).call(getDashboard)).body.recommendedActions
  expect(others.find(({ kind }) => kind === 'gratitude')?.reason).toBe('One line starts a streak')
  expect([weeklyFocus.moduleId, weeklyFocus.first?.title]).toEqual([world.services.program.modules[3]?.id, left?.title])
  const { body } = await ada.call(sendMessage, { body: { message: 'What is my next step?' } })
  expect(body.message.content).toContain(`[${left?.title}]`)
  expect((await cora.call(getClient, { params: { clientId: ada.id } })).body.next?.title).toBe(left?.title)

  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  expect(world.emails.find(({ to, subject }) => to === ada.email && subject.startsWith('Day 37'))?.text).toContain(
    `Next: ${left?.title}`,
  )
})
