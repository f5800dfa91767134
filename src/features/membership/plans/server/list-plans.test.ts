import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { listPlans, listQuestions } from '../../membership.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('what nothing delivers is on no plan and in no answer, on one’s own machine too', async () => {
  const features = (await world.stranger.call(listPlans)).body.flatMap((plan) => plan.features)
  expect(features).toContain('Foundation Phase')
  expect(features).not.toContain('Community')
  expect(features).not.toContain('Weekly group coaching calls')
  const answers = (await world.stranger.call(listQuestions)).body.map(({ answer }) => answer)
  expect(answers.join(' ')).not.toMatch(/weekly group coaching calls/i)
  expect(world.services.offer.unkept).toEqual(expect.arrayContaining(['Community', 'Weekly group coaching calls']))
})
