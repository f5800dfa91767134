import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignClient } from '#features/coaching/assignments/assignments.contract.ts'
import { runAdmin } from '#tests/world/operator/run-admin.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
let here: Record<string, string>
beforeAll(async () => {
  world = await newWorld()
  here = { DATA_DIR: world.dataDir, ...(world.postgresUrl ? { DATABASE_URL: world.postgresUrl } : {}) }
})
afterAll(() => world.close())

test('a member is shown with tier, coach and last visit', async () => {
  const coach = await world.member({ role: 'coach', firstName: 'Cora' })
  const ada = await world.member({ tier: 'quantum' })
  await coach.call(assignClient, { body: { clientId: ada.id } })
  const [line] = await runAdmin(['members', 'find', ada.email], here)
  expect(line).toMatch(
    new RegExp(
      `^${ada.id} {2}${ada.email} {2}Ada Okafor {2}client {2}quantum .* coached by ${coach.email} {2}last seen \\d{4}-`,
    ),
  )
})

test('more than are shown at once are said to be', async () => {
  await Promise.all(Array.from({ length: 50 }, () => world.member({ firstName: 'Ida' })))
  const lines = await runAdmin(['members', 'find', 'ida'], here)
  expect(lines).toHaveLength(51)
  expect(lines.at(-1)).toBe('These are the first 50 by email; more may match. Search for something more specific.')
})
