import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
const people: Record<string, Pick<TestMember, 'send'>> = {}
beforeAll(async () => {
  world = await newWorld()
  people.visitor = world.stranger
  people.client = await world.member()
  people.coach = await world.member({ role: 'coach' })
})
afterAll(() => world.close())

const module = '/modules/foundation-01-founder-baseline'
const lesson = `${module}/submodules/foundation-01-runway`

/** What the address is to a visitor, a client and a coach: a status, or where it leads. */
test.each([
  ['/', 200, 200, 200],
  ['/framework', 404, 200, 404],
  ['/modules', 404, 200, 404],
  [module, 404, 200, 404],
  [lesson, 404, 200, 404],
  ['/frontier', 200, 200, 404],
  ['/coaching', 404, 200, 404],
  ['/resources', 404, 200, 200],
  ['/refer', 200, 200, 200],
  ['/ai-assistant', 404, 200, 200],
  ['/pricing', 404, 200, 200],
  ['/settings', 404, 200, 200],
  ['/dashboard', '/', 200, 200],
  ['/subscribe', '/', '/pricing', '/pricing'],
  ['/subscribe?client_secret=x', '/', 200, 200],
  ['/coach/dashboard', 404, 404, 200],
  ['/coach/clients', 404, 404, 200],
  ['/coach/profile', 404, 404, 200],
  ['/coach/inbox', 404, 404, 200],
  ['/coach/write', 404, 404, 200],
  ['/coach/milestones', 404, 404, 200],
  ['/coach/achievements', 404, 404, 200],
  ['/coach/clients/assign', 404, 404, 200],
  ['/coach/milestones/create', 404, 404, 200],
  ['/coach/analytics', 404, 404, 200],
  ['/nowhere', 404, 404, 404],
])('%s is to a visitor %s, to a client %s, to a coach %s', async (path, ...expected) => {
  const answers = ['visitor', 'client', 'coach'].map(async (viewer) => {
    const { statusCode, headers } = await people[viewer]!.send('GET', path)
    return statusCode === 302 ? new URL(String(headers.location), 'http://here').pathname : statusCode
  })
  expect(await Promise.all(answers)).toEqual(expected)
})
