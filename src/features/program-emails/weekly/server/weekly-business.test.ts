import { afterEach, beforeEach, expect, test } from 'vitest'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import type { Email } from '#platform/server/mail/email.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { beginDueRuns } from './begin-due-runs.ts'
import { continueRun } from './continue-run.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-02-21T12:00:00Z' })
})
afterEach(() => world.close())

async function emailOf(monday: string): Promise<Email | undefined> {
  world.setNow(`${monday}T12:00:00Z`)
  const before = world.emails.length
  await beginDueRuns(world.services)
  while (await continueRun(world.services));
  await world.runJobs()
  return world.emails[before]
}

const enter = (member: TestMember, date: string, values: Record<string, number>, mark: 'C' | 'G' = 'C') =>
  member.call(enterNumbers, {
    body: { entries: Object.entries(values).map(([key, value]) => ({ key, value, mark, date })) },
  })

test('what the business measured last is told beside how it began, and leads to this week’s entry', async () => {
  const ada = await world.member({ enrolledOn: '2026-02-21' })
  await enter(ada, '2026-02-21', { revenue: 540, costs: 300 })
  world.setNow('2026-02-28T12:00:00Z')
  await enter(ada, '2026-02-28', { revenue: 700 }, 'G')
  await ada.call(writeGratitude, { body: { text: 'Quiet mornings' } })
  const email = await emailOf('2026-03-02')
  expect(email?.text).toContain('Your business, as you last measured it')
  expect(email?.text).toContain('Revenue: $700 (guessed) on day 8, $540 on day 1')
  expect(email?.text).toContain('Costs: $300 on day 1')
  expect(email?.text).toContain('Enter this week’s numbers')
  expect(email?.text).toContain(encodeURIComponent('/founder-file/numbers'))
})

test('a quiet week only leads there, and who never measured reads of neither', async () => {
  const [ada, ben] = [
    await world.member({ enrolledOn: '2026-02-21' }),
    await world.member({ enrolledOn: '2026-02-21' }),
  ]
  await enter(ada, '2026-02-21', { revenue: 540 })
  await emailOf('2026-02-23')
  const before = world.emails.length
  await emailOf('2026-03-02')
  const textFor = ({ email }: TestMember) => world.emails.slice(before).find(({ to }) => to === email)?.text
  expect(textFor(ada)).toContain('Enter this week’s numbers')
  for (const member of [ada, ben]) expect(textFor(member)).not.toContain('$540')
  expect(textFor(ben)).not.toContain('Enter this week')
})

test('of a first entry only what the business has is told, as on the dashboard: no costs, and no zeros', async () => {
  const [tom, mira] = [
    await world.member({ enrolledOn: '2026-02-21' }),
    await world.member({ enrolledOn: '2026-02-21' }),
  ]
  await enter(tom, '2026-02-21', { clients: 96, revenue: 31200, costs: 22400, hours: 58 })
  await enter(mira, '2026-02-21', { clients: 0, revenue: 0, costs: 14 })
  for (const member of [tom, mira]) await member.call(writeGratitude, { body: { text: 'Quiet mornings' } })
  await emailOf('2026-02-23')
  const textFor = ({ email }: TestMember) => world.emails.find(({ to }) => to === email)?.text
  expect(textFor(tom)).toContain('- Left over: $8,800 on day 1\n- Revenue: $31,200 on day 1\n')
  expect(textFor(tom)).not.toContain('Costs: ')
  expect(textFor(mira)).not.toMatch(/Your business, as you last measured it|on day 1/)
  for (const member of [tom, mira]) expect(textFor(member)).not.toContain('Enter this week’s numbers')
})
