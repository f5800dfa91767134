import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { findInProgram } from '../finder.contract.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
  ada = await world.member()
})
afterAll(() => world.close())

const find = async (q: string, member = ada) => (await member.call(findInProgram, { query: { q } })).body

test('every lesson is found by its title, before those that mention it, in any case and by beginnings of words', async () => {
  for (const { id, title } of world.services.program.subModuleById.values()) {
    const { lessons } = await find(title.toUpperCase().slice(0, 100))
    expect(lessons.map((one) => one.id)).toContain(id)
  }
  expect((await find('runw')).lessons[0]?.id).toBe('foundation-01-runway')
})

test('words of a part lead to that part, by the anchor that its heading has on the page', async () => {
  const notFirst: string[] = []
  for (const lesson of world.services.program.subModuleById.values()) {
    const heading = lesson.lesson().find((block) => block.kind === 'heading' && block.level === 2)
    if (heading?.kind !== 'heading' || typeof heading.inline[0] !== 'string' || heading.inline.length > 1) continue
    const { lessons } = await find(heading.inline[0].slice(0, 100))
    const found = lessons.find(({ id }) => id === lesson.id)
    if (found?.part?.title === heading.inline[0]) expect(found.part.id).toBe(heading.id)
    else notFirst.push(`${lesson.id}: ${heading.inline[0]} → ${found?.part?.title}`)
  }
  // Words as common as “The test” are said more elsewhere.
  expect(notFirst.length, notFirst.join('\n')).toBeLessThan(10)
  const [first] = (await find('burn and runway')).lessons
  expect(first).toMatchObject({ id: 'foundation-01-runway', part: { id: 'burn-and-runway', title: 'Burn and runway' } })
})

test('a locked lesson and a locked resource are found and say what opens them; a completed lesson is open', async () => {
  const later = await find('cohort')
  expect(later.lessons.find(({ id }) => id === 'growth-01-cohorts')?.shutUntil).toBe('elite')
  expect((await find('cohort table')).resources[0]?.shutUntil).toBe('elite')
  const eve = await world.member({ tier: 'quantum' })
  const lesson = world.services.program.modules[6]?.core[0]
  const { id = '', moduleId = '', title = '' } = lesson ?? {}
  await eve.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  const shut = async (member: TestMember) => (await find(title, member)).lessons.find((one) => one.id === id)?.shutUntil
  expect([await shut(eve), await shut(ada)]).toEqual([null, 'quantum'])
})

test('all words have to be there, and signs alone find nothing', async () => {
  expect(await find('runway xylophone')).toEqual({ lessons: [], resources: [] })
  expect(await find('--')).toEqual({ lessons: [], resources: [] })
  const { statusCode } = await ada.send('GET', '/api/search?q=a')
  expect(statusCode).toBe(400)
})

test('resources are found by title and description', async () => {
  expect((await find('cash forecast')).resources.map(({ title }) => title)[0]).toMatch(/Cash forecast/)
})

test('a coach, who has the whole library, finds no resource locked', async () => {
  const coach = await world.member({ role: 'coach' })
  expect((await find('cohort table', coach)).resources[0]?.shutUntil).toBeNull()
})
