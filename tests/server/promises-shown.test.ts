import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { changeMyPromise, makePromise } from '#features/coaching/promises/promises.contract.ts'
import { getMyTalks } from '#features/coaching/talks/talks.contract.ts'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { beginDueRuns } from '#features/program-emails/weekly/server/begin-due-runs.ts'
import { continueRun } from '#features/program-emails/weekly/server/continue-run.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-02-25T12:00:00Z' })
})
afterAll(() => world.close())

test('open promises are on the member’s dashboard and in the weekly email, until they are kept', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member({ enrolledOn: '2026-02-21', firstName: 'Ada' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const promise = async (owner: 'client' | 'coach', text: string, dueOn: string) =>
    (
      await coach.call(makePromise, {
        params: { clientId: ada.id },
        body: { sendId: randomUUID(), owner, text, dueOn },
      })
    ).body
  await promise('client', 'Write the letter <b>today</b>', '2026-03-06')
  await promise('client', 'Call ten customers', '2026-02-27')
  await promise('coach', 'Send the template', '2026-02-27')
  const kept = await promise('client', 'Already done', '2026-02-27')
  const shown = async () => (await ada.call(getDashboard)).body.promises.map(({ text }) => text)
  expect(await shown()).toEqual(['Call ten customers', 'Already done', 'Write the letter <b>today</b>'])
  await ada.call(changeMyPromise, { params: { promiseId: kept.id }, body: { version: 1, state: 'kept' } })
  expect(await shown()).toEqual(['Call ten customers', 'Write the letter <b>today</b>'])

  world.setNow('2026-03-02T12:00:00Z')
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  const email = world.emails.find(({ to, subject }) => to === ada.email && subject.startsWith('Day 10'))
  expect(email?.text).toContain(
    [
      'You promised your coach:',
      '- Call ten customers (was due February 27, 2026)',
      '- Write the letter <b>today</b> (by March 6, 2026)',
    ].join('\n'),
  )
  expect(email?.html).toContain('Write the letter &lt;b&gt;today&lt;/b&gt;')
  for (const words of ['Send the template', 'Already done']) expect(email?.text).not.toContain(words)
})

test('after the coaching a promise reminds of nothing, stays on the coaching page, and can be dropped', async () => {
  const coach = await world.member({ role: 'coach' })
  const ada = await world.member({ enrolledOn: '2026-02-21', firstName: 'Ada' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const body = { sendId: randomUUID(), owner: 'client' as const, text: 'Call ten customers', dueOn: '2026-03-06' }
  const { id } = (await coach.call(makePromise, { params: { clientId: ada.id }, body })).body
  await ada.call(leaveCoach)
  expect((await ada.call(getDashboard)).body.promises).toEqual([])
  world.setNow('2026-03-09T12:00:00Z')
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  const email = world.emails.find(({ to, subject }) => to === ada.email && subject.startsWith('Day 17'))
  expect(email).toBeDefined()
  expect(email?.text).not.toContain('You promised your coach')
  expect((await ada.call(getMyTalks)).body.promises).toMatchObject([{ id, state: 'open' }])
  const dropped = await ada.call(changeMyPromise, { params: { promiseId: id }, body: { version: 1, state: 'dropped' } })
  expect(dropped.body).toMatchObject({ state: 'dropped', isLate: false })
})
