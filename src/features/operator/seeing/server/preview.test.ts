import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#app/server/routes.ts'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { setOperator } from '#features/identity/server/public.ts'
import { getSubModule } from '#features/journey/lessons/lessons.contract.ts'
import { getWay } from '#features/journey/way/way.contract.ts'
import type { Sent } from '#shared/endpoint.ts'
import { type Caller, callerOver } from '#tests/world/caller.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { startSeeing } from '../seeing.contract.ts'
import { isHidden, previewPlaces } from '../seeing.rules.ts'

let world: World
let owner: TestMember
beforeAll(async () => {
  world = await newWorld()
  owner = await world.member({ firstName: 'Olga', lastName: 'Owner' })
  await setOperator(world.services, owner.email, true)
})
afterAll(() => world.close())

const asPreview = { as: 'preview', tier: 'starter', day: 12, keepsPace: false, place: 'lesson' } as const

test('lessons, dashboard and map are those of that plan and day, and nobody is made', async () => {
  const before = await countPeople()
  const { seeing } = await preview(asPreview)
  expect((await seeing.call(getCurrentUser)).body).toMatchObject({ membershipTier: 'starter', userRole: 'client' })
  const way = (await seeing.call(getWay)).body
  expect([way.currentDay, way.completed]).toEqual([12, 0])
  const closed = way.modules.find(({ hasAccess }) => !hasAccess)?.steps[0]?.id ?? ''
  const open = way.modules.find(({ hasAccess }) => hasAccess)?.steps[0]?.id ?? ''
  expect((await seeing.call(getSubModule, { params: { subModuleId: open } })).status).toBe(200)
  expect((await seeing.call(getSubModule, { params: { subModuleId: closed } })).status).toBe(403)
  for (const path of ['/api/dashboard', '/api/gamification/profile', '/api/founder-file', '/api/messages'])
    expect([path, (await seeing.send('GET', path)).statusCode]).toEqual([path, 200])
  expect((await seeing.send('GET', '/')).body).toContain('a member on day 12 with Starter')
  expect(await countPeople()).toEqual(before)
})

const everyTier = test.each(['starter', 'quantum', 'elite'] as const)

everyTier('each page that a preview begins with is answered, and nothing is stored: %s', async (tier) => {
  const before = await countPeople()
  for (const place of previewPlaces) {
    const { seeing, goTo } = await preview({ ...asPreview, tier, day: 90, keepsPace: true, place })
    const page = await seeing.send('GET', goTo)
    expect([place, page.statusCode]).toEqual([place, 200])
    expect(page.body).toContain('a member on day 90 with')
    const hasWorksheet = world.services.worksheets.pageOfLesson.has(goTo.split('/').at(-1) ?? '')
    expect([place, hasWorksheet || place !== 'worksheet']).toEqual([place, true])
  }
  expect(await countPeople()).toEqual(before)
})

everyTier('each read that a member’s pages make is answered: %s', async (tier) => {
  const { seeing } = await preview({ ...asPreview, tier, day: 90, keepsPace: true })
  const reads = routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path, access }) => method === 'GET' && access === 'signedIn' && !path.includes(':'))
    .filter(({ path }) => !isHidden(path))
  expect(reads.length).toBeGreaterThan(20)
  for (const { path } of reads) expect([path, (await seeing.send('GET', path)).statusCode < 500]).toEqual([path, true])
})

test('who keeps pace completed what was planned before that day, and the lesson of the day is where it begins', async () => {
  const { seeing, goTo } = await preview({ ...asPreview, tier: 'elite', day: 40, keepsPace: true })
  expect(goTo).toMatch(/^\/modules\/[\w-]+\/submodules\/[\w-]+$/)
  const lesson = goTo.split('/').at(-1) ?? ''
  expect((await seeing.call(getSubModule, { params: { subModuleId: lesson } })).body.isCompleted).toBe(false)
  const way = (await seeing.call(getWay)).body
  expect([way.currentDay, way.behind]).toEqual([40, 0])
  expect(way.completed).toBe(way.planned)
  expect(way.modules.some(({ completedAt }) => completedAt !== null)).toBe(true)
})

type Preview = Extract<Sent<typeof startSeeing>['body'], { as: 'preview' }>

async function preview(body: Preview): Promise<{ seeing: Caller; goTo: string }> {
  const reply = await owner.call(startSeeing, { body })
  const cookie = [reply.headers['set-cookie']].flat().find((one) => one?.includes('seeing='))
  return { seeing: callerOver(world.app, `${owner.cookie}; ${cookie?.split(';')[0]}`), goTo: reply.body.goTo }
}

const countPeople = async () => {
  const count = async (table: 'users' | 'memberships' | 'completions') =>
    Number(
      (
        await world.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    )
  return [await count('users'), await count('memberships'), await count('completions')]
}
