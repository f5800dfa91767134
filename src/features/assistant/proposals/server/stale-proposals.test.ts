import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveCoach } from '#features/coaching/my-coach/my-coach.contract.ts'
import { fileOutcome } from '#features/coaching/outcomes/outcomes.contract.ts'
import { shareFile } from '#features/coaching/sharing/sharing.contract.ts'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { cardFor, coached, confirm, promisesOf, talkTo, writtenBy } from '#tests/world/assistant/proposed.ts'
import { fillEvidence } from '#tests/world/coaching/filed-outcome.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listMessages } from '../../conversations/conversations.contract.ts'

const start = '2026-03-02T12:00:00Z'
let world: World
beforeAll(async () => {
  world = await newWorld({ now: start })
})
afterAll(() => world.close())

const promising = 'I promise to call ten dentists by Friday'

test('after seven days it has expired: shown so, and confirming changes nothing', async () => {
  const { ada } = await coached(world)
  const { conversationId, proposals } = await talkTo(ada)('I promise to call ten dentists by March 20')
  const [card] = proposals
  world.setNow('2026-03-09T12:00:00.001Z')
  const { body } = await ada.call(listMessages, { params: { conversationId }, query: {} })
  expect(body.at(-1)?.proposals).toMatchObject([{ state: 'expired', why: 'time', decidedAt: null }])
  expect(await writtenBy(world, async () => expect((await confirm(ada, card!)).body.state).toBe('expired'))).toEqual([])
  world.setNow(start)
  expect((await confirm(ada, card!)).body).toMatchObject({ state: 'expired', why: 'time' })
  expect(await promisesOf(ada)).toEqual([])
})

/** What a card hangs on, changed between its making and its confirming. */
const stale: [string, string, (ada: TestMember, coach: TestMember) => Promise<unknown>][] = [
  [
    'the number moved',
    'my revenue today was 2,300',
    (ada) => ada.call(enterNumbers, { body: { key: 'revenue', value: 900, mark: 'C', date: '2026-03-02' } }),
  ],
  [
    'the page is shared',
    'share my runway page with my coach',
    (ada) => ada.call(shareFile, { body: { of: 'runway-sheet' } }),
  ],
  ['everything is shared', 'share my runway page with my coach', (ada) => ada.call(shareFile, { body: { of: 'all' } })],
  ['the same is promised', promising, async (ada) => confirm(ada, await cardFor(ada, promising))],
  ['the coach is gone', promising, (ada) => ada.call(leaveCoach, { body: {} })],
  [
    'the outcome is filed',
    'I got my first paying customer',
    (ada, coach) =>
      ada.call(fileOutcome, { params: { outcomeId: 'first-paying-customer' }, body: { coachId: coach.id } }),
  ],
  [
    'a page of the evidence is shared',
    'I got my first paying customer',
    (ada) => ada.call(shareFile, { body: { of: 'asks-log' } }),
  ],
]
test.each(stale)('when %s, confirming says so and changes nothing', async (_, message, change) => {
  const { coach, ada } = await coached(world)
  await fillEvidence(world, ada, 'first-paying-customer')
  const card = await cardFor(ada, message)
  await change(ada, coach)
  expect(
    await writtenBy(world, async () =>
      expect((await confirm(ada, card)).body).toMatchObject({ state: 'expired', why: 'changed', href: null }),
    ),
  ).toEqual([])
})
