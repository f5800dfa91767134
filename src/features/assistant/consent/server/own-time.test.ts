import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pause, saveWorkHours } from '#features/journey/pace/pace.contract.ts'
import { type Asked, startScriptedModel, type Told, wordsOf } from '#tests/peers/model-provider.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { decideConsent } from '../consent.contract.ts'

const outside = 'models.example'
let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
let script: (asked: Asked) => Told
beforeAll(async () => {
  provider = await startScriptedModel((asked) => script(asked))
  world = await newWorld({ env: provider.settings })
  Object.assign(world.services.assistant, { outside })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})
beforeEach(() => {
  script = () => ({ text: 'An answer of the model.' })
  provider.requests.length = 0
})

const say = (member: TestMember, message: string) => member.call(sendMessage, { body: { message } })
const decide = (member: TestMember, isGiven: boolean) =>
  member.call(decideConsent, { body: { name: outside, isGiven } })

async function paused() {
  const ada = await world.member({ tier: 'elite' })
  await ada.call(saveWorkHours, { body: { hoursPerWeek: 6.25, weekdays: [1, 3], startsAt: '19:00' } })
  await ada.call(pause, { body: { days: 5 } })
  return ada
}

test('hours and pauses are told by my_progress with consent alone', async () => {
  const ada = await paused()
  const told = async () => {
    script = ({ messages }) =>
      messages.some(({ role }) => role === 'tool')
        ? { text: 'Done.' }
        : { text: '', calls: [{ name: 'my_progress', args: '{}' }] }
    await say(ada, 'What makes a good price?')
    return wordsOf(provider.requests.at(-1)?.messages.findLast(({ role }) => role === 'tool'))
  }
  const own = /agreedHours|onTime|minutesBehind|hoursPerWeek|6\.25|pausedUntil|pausedDaysLeft|2026-03-07/
  const before = await told()
  expect(before).toContain('"lessonsDone"')
  expect(before).not.toMatch(own)
  await decide(ada, true)
  expect(await told()).toMatch(own)
})
