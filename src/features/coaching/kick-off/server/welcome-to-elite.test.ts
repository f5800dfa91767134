import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveTier } from '#features/membership/server/public.ts'
import { payingMember } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { assignClient } from '../../assignments/assignments.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-10T12:00:00Z' })
})
afterAll(() => world.close())

const give = ({ id, email }: TestMember, lastDay = '2026-04-30', seen: string | null = null) =>
  giveTier(world.services, { id, email, emailVerified: 1, timeZone: 'UTC' }, { tier: 'elite', lastDay, seen })
const welcomes = async ({ email }: TestMember) => {
  await world.runJobs()
  return world.emails.filter(({ to, subject }) => to === email && subject.startsWith('Your first Elite session'))
}

test('who is given Elite is emailed once what comes first, and by whom', async () => {
  const [cora, ada] = [await world.member({ role: 'coach', firstName: 'Cora' }), await world.member()]
  await cora.call(assignClient, { body: { clientId: ada.id } })
  await give(ada)
  await give(ada, '2026-05-31', '2026-05-01T00:00:00.000Z')
  const emails = await welcomes(ada)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('Cora Okafor is your coach')
  expect(emails[0]?.text).toContain('%2Fcoaching')
})

test('without a coach it names the founder, and the coach who comes says how to book', async () => {
  const [cora, ada] = [await world.member({ role: 'coach' }), await world.member()]
  await give(ada)
  expect((await welcomes(ada))[0]?.text).toContain(world.services.coaching.founder.email)
  await cora.call(assignClient, { body: { clientId: ada.id } })
  await world.runJobs()
  const assigned = world.emails.find(({ to, subject }) => to === ada.email && subject.endsWith('is your coach now'))
  expect(assigned?.text).toContain('suggest two or three times')
})

test('who buys Elite is emailed the same, beside the receipt', async () => {
  const ada = await payingMember(world, 'elite')
  expect(await welcomes(ada)).toHaveLength(1)
  const ben = await payingMember(world, 'quantum')
  expect(await welcomes(ben)).toEqual([])
})

test('a gift that is given for longer is none that opens', async () => {
  const ada = await world.member()
  await give(ada)
  await world.db.deleteFrom('eliteWelcomes').where('memberId', '=', ada.id).execute()
  await give(ada, '2026-05-31', '2026-05-01T00:00:00.000Z')
  expect(await welcomes(ada)).toHaveLength(1)
})
