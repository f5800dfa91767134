import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { urlOf } from '#tests/world/caller.ts'
import { providerOf } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

const most = 3

let world: World
let fresh: TestMember
let full: TestMember
beforeAll(async () => {
  world = await newWorld()
  fresh = await world.member()
  full = await world.member({ tier: 'elite', enrolledOn: '2025-09-01' })
  // The provider makes its prices with the first call.
  await (await providerOf(world)).prices.retrieve('price_test_quantum')
  for (const { id, moduleId } of world.services.program.subModuleById.values())
    await full.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
})
afterAll(() => world.close())

const params = { moduleId: 'foundation-01-founder-baseline', subModuleId: 'foundation-01-runway' }
/** What asks the payment provider, or composes more than three features, and how many statements that takes at most. */
const dearer: Record<string, number> = {
  '/api/membership': 10,
  '/api/test-payments/portal/:session': 12,
  '/api/dashboard': 8,
  '/api/pace': 4,
  '/api/founder-file/settings': 4,
  '/api/outcomes': 5,
  '/api/coaching/next': 5,
  '/api/my-coach/sessions': 4,
}
/** Who isn’t a member of Elite is asked for nothing more there than whether a session is still to take place. */
const ofElite = new Set(['/api/coaching/next', '/api/my-coach/sessions'])
const reads = routes
  .filter(({ kind, endpoint }) => kind === 'call' && endpoint.method === 'GET' && endpoint.access === 'signedIn')
  .map(({ endpoint }) => [endpoint.path, urlOf(endpoint, { params })] as const)

test.each(reads)(
  'GET %s sends the database a few statements, for a new member and a full one alike',
  async (path, url) => {
    const forFresh = await world.countQueries(() => fresh.send('GET', url))
    const forFull = await world.countQueries(() => full.send('GET', url))
    expect(Math.max(forFresh, forFull)).toBeLessThanOrEqual(dearer[path] ?? most)
    if (!ofElite.has(path)) expect(forFull).toBe(forFresh)
  },
)

test('a completion costs the same on the first lesson and on the hundredth', async () => {
  const complete = (member: TestMember, id: string, moduleId: string) =>
    member.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  const lessons = world.services.program.modules[1]!.core
  const member = await world.member({ enrolledOn: '2025-09-01' })
  const costs: number[] = []
  for (const { id, moduleId } of lessons.slice(0, 4))
    costs.push(await world.countQueries(() => complete(member, id, moduleId)))
  expect(new Set(costs.slice(1)).size).toBe(1)
  expect(Math.max(...costs)).toBeLessThanOrEqual(12)
})
