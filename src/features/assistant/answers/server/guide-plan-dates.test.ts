import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelMembership, changePlan } from '#features/billing/subscription/subscription.contract.ts'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { giveTier } from '#features/membership/server/public.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { membershipOf, payingMember, priceOf } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const questions = [
  'When does my plan renew?',
  'When will my membership end?',
  'until when is my plan open',
  'what date do I get charged next?',
  'How long do I still have Elite?',
  'When does my subscription expire?',
  'is my membership still active?',
  'When is my next payment?',
  'When does my gift end?',
  'Does my membership renew by itself?',
  'Will my plan auto-renew?',
]

test.each(questions)('“%s” is answered with the date that the settings tell', async (question) => {
  const paid = await payingMember(world)
  const [answer] = await converse(paid, question)
  expect(answer).toContain('Quantum renews on April 2, 2026 for $97.00.')
})

test('who canceled, moves down, pauses, was given a plan or pays nothing is told their own', async () => {
  const canceled = await payingMember(world)
  await canceled.call(cancelMembership)
  const smaller = await payingMember(world, 'elite')
  await smaller.call(changePlan, { body: priceOf('quantum') })
  const paused = await payingMember(world)
  await paused.call(pause, { body: { days: 10 } })
  const given = await world.member()
  const free = await world.member()
  const gift = { tier: 'elite', lastDay: '2026-03-31', seen: null } as const
  for (const { id, email } of [given, canceled])
    await giveTier(world.services, { id, email, emailVerified: 1, timeZone: 'UTC' }, gift)
  await world.runJobs()
  const told = async (member: typeof free, question: string) => {
    const [answer = ''] = await converse(member, question)
    expect(answer).toContain((await membershipOf(member)).sentence)
    return answer
  }
  expect(await told(canceled, 'When will my membership end?')).toContain('Quantum ends on April 2, 2026')
  expect(await told(canceled, 'when does my plan run out now that I canceled')).toContain('Resume membership')
  expect(await told(canceled, 'When does my gift end?')).toContain('also given Elite, through March 31, 2026')
  expect(await told(smaller, 'When does my plan renew?')).toContain('until April 2, 2026; then it becomes Quantum')
  expect(await told(paused, 'When does my pause end?')).toContain('opens again on March 12, 2026')
  expect(await told(given, 'When does my plan end?')).toContain('Elite, given to you through March 31, 2026')
  expect(await told(free, 'When does my plan renew?')).toContain('Starter, which is free forever')
})

test('a plan or a payment of their own business is something else', async () => {
  const paid = await payingMember(world)
  for (const question of [
    'When does the membership of my clients renew?',
    'When is the next payment of my customer due?',
    'When does my business plan end?',
    'When will my membership end if I cancel today?',
  ]) {
    const [answer] = await converse(paid, question)
    expect(answer).not.toContain('The date is always in')
  }
})

test('asked again in other words, the date is told again', async () => {
  const paid = await payingMember(world)
  const answers = await converse(paid, 'When does my plan end?', 'When is my next payment?')
  for (const answer of answers) expect(answer).toContain('Quantum renews on April 2, 2026 for $97.00.')
  expect(answers[1]).toContain('Nothing has changed since')
})
