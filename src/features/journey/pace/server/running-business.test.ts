import { afterEach, beforeEach, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { completeSubModule } from '../../completions/completions.contract.ts'
import { getSubModule } from '../../lessons/lessons.contract.ts'
import { getWay } from '../../way/way.contract.ts'
import { getPace, saveWorkHours } from '../pace.contract.ts'

let world: World
let lena: TestMember
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
  lena = await world.member({ tier: 'quantum' })
  await lena.call(saveWorkHours, { body: { building: 'A dog salon', stage: 'business' } })
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const pace = async () => (await lena.call(getPace)).body
const core = () => world.services.program.modules.flatMap((module) => module.core)
const isFree = (id: string) => id.startsWith('foundation-')
async function complete(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const { moduleId } = world.services.program.subModuleById.get(id)!
    await lena.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  }
}

test('who runs a business is behind nothing of Foundation, whose lessons keep their order', async () => {
  await complete(core()[0]!.id)
  on('2026-03-25')
  const found = await pace()
  expect(found).toMatchObject({ currentDay: 25, daysBehind: 0, daysAhead: 0, behind: [], minutesBehind: 0 })
  expect(found.next?.id).toBe(core()[1]!.id)
  expect((await lena.call(getWay)).body).toMatchObject({ behind: 0, planned: 1, completed: 1 })
  await lena.call(saveWorkHours, { body: { stage: 'idea' } })
  expect(await pace()).toMatchObject({ check: null, daysBehind: expect.any(Number) })
  expect((await pace()).daysBehind).toBeGreaterThan(15)
})

test('whether it is a business is open until it is said, while that would make the next lesson a check', async () => {
  expect((await pace()).asksIfBusiness).toBe(false)
  const tom = await world.member({ tier: 'quantum' })
  const isOpen = async () => (await tom.call(getPace)).body.asksIfBusiness
  await tom.call(saveWorkHours, { body: { building: 'Plumbing and repair' } })
  expect(await isOpen()).toBe(true)
  await tom.call(saveWorkHours, { body: { stage: 'idea' } })
  expect(await isOpen()).toBe(false)
})

test('later phases have their days for everyone', async () => {
  await complete(...core().flatMap(({ id }) => (isFree(id) ? id : [])))
  on('2026-05-20')
  const { behind, daysBehind, check } = await pace()
  expect(check).toBeNull()
  expect(daysBehind).toBeGreaterThan(10)
  expect(behind.every(({ id }) => id.startsWith('growth-'))).toBe(true)
})

test('what tells a business most is offered first, as far as the plan opens it and it isn’t done', async () => {
  const offered = async () => (await pace()).check?.first.map(({ id }) => id)
  expect(await offered()).toEqual(['growth-01-funnel-map', 'growth-01-one-constraint', 'foundation-04-unit-cost'])
  await complete('growth-01-funnel-map')
  await complete('growth-01-one-constraint')
  expect(await offered()).toEqual([
    'foundation-04-unit-cost',
    'foundation-05-funnel-count',
    'foundation-06-first-books',
  ])
  const starter = await world.member()
  await starter.call(saveWorkHours, { body: { stage: 'business' } })
  expect((await starter.call(getPace)).body.check?.first.every(({ id }) => isFree(id))).toBe(true)
})

test('the numbers are done in full; every other lesson of Foundation is a check until it is completed', async () => {
  const isChecked = async (id: string) =>
    (await lena.call(getSubModule, { params: { subModuleId: id } })).body.isChecked
  expect(await isChecked('foundation-01-day-one-numbers')).toBe(false)
  expect(await isChecked('foundation-01-founder-goals')).toBe(true)
  expect(await isChecked('growth-01-funnel-map')).toBe(false)
  const asCheck = async (id: string) => (await lena.call(getSubModule, { params: { subModuleId: id } })).body.asCheck
  expect(await asCheck('foundation-01-founder-goals')).toMatch(/^You know your figures/)
  expect(await asCheck('foundation-02-interview-script')).toBeNull()
  expect((await pace()).check?.isNextChecked).toBe(false)
  await complete('foundation-01-day-one-numbers')
  expect((await pace()).check?.isNextChecked).toBe(true)
  await complete('foundation-01-founder-goals')
  expect(await isChecked('foundation-01-founder-goals')).toBe(false)
  expect(await asCheck('foundation-01-founder-goals')).toBeNull()
})
