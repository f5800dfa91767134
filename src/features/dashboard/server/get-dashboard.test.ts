import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { setTier } from '#features/membership/server/public.ts'
import { transaction } from '#platform/server/context.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getDashboard } from '../dashboard.contract.ts'

let world: World
beforeEach(async () => {
  world = await newWorld({ now: '2026-03-01T12:00:00Z' })
})
afterEach(() => world.close())

const on = (date: string) => world.setNow(`${date}T12:00:00Z`)
const modules = () => world.services.program.modules
const dashboard = async (member: TestMember) => (await member.call(getDashboard)).body

/** On day 1 three lessons. */
async function begun(tier: Tier): Promise<TestMember> {
  const ada = await world.member({ tier })
  for (const { id, moduleId } of modules()[0]?.core.slice(0, 3) ?? [])
    await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  return ada
}

test('the focus is the module of the day where the plan opens it, else that of the next lesson', async () => {
  const [quantum, starter] = [await begun('quantum'), await begun('starter')]
  on('2026-05-05')
  const ofDay = modules().find(({ firstDay, lastDay }) => firstDay <= 66 && lastDay >= 66)
  expect((await dashboard(quantum)).weeklyFocus.moduleId).toBe(ofDay?.id)
  expect((await dashboard(starter)).weeklyFocus).toMatchObject({
    moduleId: modules()[0]?.id,
    hasAccess: true,
    first: null,
  })
})

test('after the last day the focus is the module of the next lesson, and nothing is due', async () => {
  const ada = await begun('quantum')
  on('2026-08-27')
  const reasons = async () => (await dashboard(ada)).recommendedActions.map(({ reason }) => reason)
  expect((await dashboard(ada)).weeklyFocus.moduleId).toBe(modules().at(-1)?.id)
  expect(await reasons()).toContainEqual(expect.stringMatching(/^Due day /))
  on('2026-09-15')
  expect((await dashboard(ada)).weeklyFocus.moduleId).toBe(modules()[0]?.id)
  expect((await reasons()).slice(0, 2)).toEqual([modules()[0]?.title, modules()[0]?.title])
})

test('a lesson of today is part of the last week from tomorrow on', async () => {
  const ada = await begun('quantum')
  expect((await dashboard(ada)).trends.completions.current).toBe(0)
  on('2026-03-02')
  expect((await dashboard(ada)).trends.completions.current).toBe(3)
  on('2026-03-09')
  expect((await dashboard(ada)).trends.completions).toMatchObject({ current: 0, previous: 3 })
})

test('with nothing left that the plan opens, what can be done today comes before the upgrade', async () => {
  const ada = await world.member({ tier: 'starter' })
  const open = modules().flatMap(({ core }) => core.filter(({ neededTier }) => neededTier === 'starter'))
  for (const { id, moduleId } of open)
    await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  on('2026-03-09')
  const kinds = (await dashboard(ada)).recommendedActions.map(({ kind }) => kind)
  expect(kinds).toEqual(['gratitude', 'upgrade'])
})

test('what a plan opened is told a running business until its first lesson of a paid phase', async () => {
  const opened = async (stage: 'idea' | 'business') => {
    const ada = await world.member({ tier: 'starter' })
    await ada.call(saveWorkHours, { body: { stage } })
    await transaction(world.services, (ctx) => setTier(ctx, ada.id, 'quantum', false))
    world.setNow('2026-03-01T13:00:00Z')
    const after = async (moduleAt: number) => {
      const { id, moduleId } = modules()[moduleAt]!.core[0]!
      await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
      return (await dashboard(ada)).opened?.tier
    }
    const paidModule = modules().findIndex(({ requiredTier }) => requiredTier === 'quantum')
    const told = [(await dashboard(ada)).opened?.tier, await after(0), await after(paidModule)]
    world.setNow('2026-03-01T12:00:00Z')
    return told
  }
  expect(await opened('business')).toEqual(['quantum', 'quantum', undefined])
  expect(await opened('idea')).toEqual(['quantum', undefined, undefined])
})
