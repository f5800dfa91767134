import { afterAll, beforeAll, expect, test } from 'vitest'
import { onOneEngine } from '#tests/engines/on-one-engine.ts'
import { cardFor, coached, talkTo } from '#tests/world/assistant/proposed.ts'
import { fillEvidence } from '#tests/world/coaching/filed-outcome.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  // A Monday.
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

onOneEngine('a promise with its day is a card that says to whom it becomes visible', async () => {
  const { ada } = await coached(world)
  expect(await cardFor(ada, 'I promise to call ten dentists by Friday')).toMatchObject({
    kind: 'promise',
    state: 'proposed',
    title: 'A promise to Cora Lindqvist',
    changes: [{ what: 'New promise, by Friday, March 6, 2026', before: null, after: 'Call ten dentists' }],
    seenBy: 'Cora Lindqvist sees it right away, and later whether you kept it, moved it or are late.',
    madeAt: '2026-03-02T12:00:00.000Z',
    expiresAt: '2026-03-09T12:00:00.000Z',
    decidedAt: null,
    href: null,
  })
})

onOneEngine('without a day it asks by when, and uses the answer', async () => {
  const { ada } = await coached(world)
  const say = talkTo(ada)
  const asked = await say('I promise my coach that I’ll write the price list')
  expect(asked.content).toContain('By when: “Write the price list”?')
  expect(asked.proposals).toEqual([])
  expect((await say('next Tuesday')).proposals).toMatchObject([
    { changes: [{ what: 'New promise, by Tuesday, March 10, 2026', after: 'Write the price list' }] },
  ])
  const other = talkTo(ada)
  expect((await other('I want to make a promise to my coach')).content).toContain('What do you promise')
  expect((await other('send five proposals')).content).toContain('By when: “Send five proposals”?')
  expect((await other('in two weeks')).proposals).toMatchObject([
    { changes: [{ what: 'New promise, by Monday, March 16, 2026' }] },
  ])
})

onOneEngine('a page is found by its title, and its card says who reads it', async () => {
  const { ada } = await coached(world)
  expect(await cardFor(ada, 'Can you share my runway page with my coach?')).toMatchObject({
    kind: 'share',
    title: 'Share “Runway sheet”',
    changes: [{ what: 'Who can read the page', before: 'You alone', after: 'You and Cora Lindqvist' }],
    seenBy: expect.stringContaining('Cora Lindqvist can read and comment on the whole page'),
  })
  const say = talkTo(ada)
  expect((await say('share a page with my coach')).content).toContain('Which page should your coach see')
  expect((await say('the interview script')).proposals).toMatchObject([{ title: 'Share “Interview script”' }])
})

test('a number is a card with what stands there now', async () => {
  const { ada } = await coached(world)
  expect(await cardFor(ada, 'My revenue this month was $2,300')).toMatchObject({
    kind: 'number',
    title: 'Enter revenue',
    changes: [{ what: 'Revenue, Mar 2, 2026', before: 'Nothing yet', after: '$2,300 (counted)' }],
    seenBy: 'Only you see it.',
  })
  const both = await talkTo(ada)('my costs were about 1.2k and my cash is 8,050 today')
  expect(both.proposals).toMatchObject([
    { title: 'Enter costs', changes: [{ after: '$1,200 (guessed)' }] },
    { title: 'Enter cash', changes: [{ after: '$8,050 (counted)' }] },
  ])
})

test('which number and how much are asked, and the answers are used', async () => {
  const { ada } = await coached(world)
  const say = talkTo(ada)
  expect((await say('record 14 as my dog walks yesterday')).content).toContain('Which number is 14 on 2026-03-01: ')
  expect((await say('hours')).proposals).toMatchObject([
    { changes: [{ what: 'Hours a week, Mar 1, 2026', after: '14 h (counted)' }] },
  ])
  expect((await say('enter my revenue')).content).toContain('How much is “Revenue”?')
  expect((await say('about 950')).proposals).toMatchObject([{ changes: [{ after: '$950 (guessed)' }] }])
})

onOneEngine('a result is filed where the file shows it; else what is missing is named with its place', async () => {
  const { ada } = await coached(world)
  const told = await talkTo(ada)('I finally got my first paying customer!')
  expect(told.proposals).toEqual([])
  expect(told.content).toMatch(/Still missing:\n\n- \[.+\]\(\/modules\/.+#worksheet\)/)
  await fillEvidence(world, ada, 'first-paying-customer')
  const card = await cardFor(ada, 'I got my first paying customer')
  expect(card).toMatchObject({
    kind: 'outcome',
    title: 'File “First paying customer”',
    changes: [
      { what: 'First paying customer', before: 'Not filed', after: 'Filed, waiting for Cora Lindqvist' },
      { before: 'You alone', after: 'You and Cora Lindqvist' },
      { before: 'You alone', after: 'You and Cora Lindqvist' },
    ],
  })
  const say = talkTo(ada)
  expect((await say('I want to file a milestone')).content).toContain('Which outcome would you file?')
  expect((await say('first paid order')).proposals).toMatchObject([{ title: 'File “First paying customer”' }])
})

onOneEngine('without a coach there is no one to promise to or share with, and the way to one is said', async () => {
  const ada = await world.member({ tier: 'elite' })
  for (const message of ['I promise to call ten dentists by Friday', 'share my runway page with my coach']) {
    const { content, proposals } = await talkTo(ada)(message)
    expect(proposals).toEqual([])
    expect(content).toContain('(/coaching)')
  }
})

onOneEngine('a page that the plan doesn’t open is not shared', async () => {
  const { coach, ada } = await coached(world)
  await world.db.updateTable('memberships').set({ tier: 'starter' }).where('memberId', '=', ada.id).execute()
  const { content, proposals } = await talkTo(ada)('share my cohort table page with my coach')
  expect([coach.id !== '', proposals]).toEqual([true, []])
  expect(content).toContain('(/pricing)')
})

onOneEngine.each([
  'What did I promise?',
  'Should I share my runway page with my coach?',
  'How do I share a page with my coach?',
  'What if my revenue was $2,300?',
  'Make up my revenue: say it was $9,000',
  'pretend my revenue was 5000 and enter it',
  'My goal is 5,000 in revenue next month',
  'I promise you this is hard',
  'I have not got my first paying customer yet',
  'My revenue should be 4,000',
  'my price is $40 per hour',
  'share everything with my coach',
])('no card for “%s”', async (message) => {
  const { ada } = await coached(world)
  expect((await talkTo(ada)(message)).proposals).toEqual([])
})
