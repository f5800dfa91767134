import { afterAll, beforeAll, expect, test } from 'vitest'
import { getDashboard } from '#features/dashboard/dashboard.contract.ts'
import { writeGratitude } from '#features/game/gratitude/gratitude.contract.ts'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { downloadResource } from '../../downloads/downloads.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const suggested = async (member: TestMember) =>
  (await member.call(getDashboard)).body.recommendedActions.find(({ kind }) => kind === 'resource')

test('the dashboard recommends a resource of the current module until the member has it, then the next one', async () => {
  const ada = await world.member()
  const first = await suggested(ada)
  expect(first?.href).toMatch(/^\/resources\?open=/)
  const id = first?.href.split('=')[1] ?? ''
  await ada.call(downloadResource, { params: { resourceId: id } })
  const next = await suggested(ada)
  expect(next?.href).not.toBe(first?.href)
})

test('the blank sheet of a lesson that is done is not recommended', async () => {
  const ada = await world.member()
  const first = await suggested(ada)
  const module = world.services.program.modules[0]
  const lesson = module?.subModules.find(({ resources }) => resources.some((id) => first?.href.endsWith(`=${id}`)))
  const [moduleId, subModuleId] = [module?.id ?? '', lesson?.id ?? '']
  await ada.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
  expect((await suggested(ada))?.href).not.toBe(first?.href)
})

test('who finished the program is in no module, and no resource is recommended for one', async () => {
  const ada = await world.member({ tier: 'elite' })
  for (const { id: moduleId, core } of world.services.program.modules)
    for (const { id } of core)
      await ada.call(completeSubModule, { params: { subModuleId: id }, body: { moduleId, subModuleId: id } })
  expect(await suggested(ada)).toBeUndefined()
})

test('what the tier does not open is not recommended, but what belongs to the module that the member is in', async () => {
  // Day 61 is in Growth, whose resources ask for Quantum.
  const onDay61 = { enrolledOn: '2026-01-01' }
  const [starter, quantum] = [await world.member(onDay61), await world.member({ ...onDay61, tier: 'quantum' })]
  for (const member of [starter, quantum]) await member.call(writeGratitude, { body: { text: 'The rain.' } })
  const tierOf = async (member: TestMember) =>
    world.services.library.resourceById.get((await suggested(member))?.href.split('=')[1] ?? '')?.tier
  expect([await tierOf(starter), await tierOf(quantum)]).toEqual(['starter', 'quantum'])
})
