import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { payingMember } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let elite: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  elite = await world.member({ tier: 'elite' })
})
afterAll(() => world.close())
const answerTo = async (asked: string, member = elite) => (await converse(member, asked))[0] ?? ''

test.each([
  ['does it work on the train without internet', 'up to 40', 'Print'],
  ['is there an app for iphone', 'Add to Home Screen', 'Print'],
  ['lost my phone, can’t get the codes', 'Use a recovery code', 'After five wrong tries'],
  ['what counts for the streak', 'five days with work earn a freeze|Five days with work earn a freeze', 'six camps'],
  ['dark mode?', 'Appearance', 'time zone'],
  ['how do I delete my account', 'Delete account', 'other members never see it'],
  ['can I pause twice', '60 days', 'Move my days'],
  ['you guys charged me twice', 'If a charge looks wrong', '30-day guarantee'],
  ['can I pay for the whole year at once', 'no price for a year', 'Find out if your idea'],
  ['what is a deep dive', 'an extra lesson', 'reload the page'],
])('of a topic with several matters the one that is asked for is told: %s', async (asked, says, not) => {
  const answer = await answerTo(asked)
  expect(answer).toMatch(new RegExp(says))
  expect(answer).not.toContain(not)
})

test.each([
  ['gratitude box, what is it for', 'Only you read it'],
  ['what’s this Founder file', 'a page for the exercise of each lesson'],
  ['what is a plan review and how do I get mine', 'answers in writing'],
  ['how do I talk to the founder', 'by email'],
  ['I bought elite, what do I get first, who contacts me', 'suggest two or three times'],
  ['if I go down to quantum is my coach gone then', 'Sessions and plan reviews end with Elite'],
  ['how do I share a page with my coach', 'Share with'],
  ['how do I see last month’s numbers next to now', 'Then and now'],
  ['can I import my excel list of customers', 'can’t be imported'],
])('%s', async (asked, says) => expect(await answerTo(asked)).toContain(says))

test('an invoice of the membership is no invoice of one’s own', async () => {
  const asked = 'Where do I get an invoice for the $97 for my accountant? It has to have my business name on it'
  expect(await answerTo(asked, await payingMember(world))).toContain('Every invoice of your membership')
  expect(await answerTo('a customer of mine wants an invoice for the 97 they paid')).not.toContain('membership')
})

test('who has nothing to cancel is told why, and how it goes', async () => {
  const answer = await answerTo('how do i cancel')
  expect(answer).toContain('no payment runs for your Elite plan')
  expect(answer).toContain('**Cancel membership**')
  expect(await answerTo('how do i cancel', await world.member())).toContain('Starter is free')
})

test('what canceling does is said of the plan as it stands', async () => {
  const ada = await payingMember(world)
  expect(await answerTo('how do i cancel', ada)).toContain('stays open through the period you’ve paid for')
  await world.db.updateTable('subscriptions').set({ status: 'past_due' }).where('memberId', '=', ada.id).execute()
  expect(await answerTo('how do i cancel', ada)).toContain('your plan then ends right away')
})

test('what decides between two plans is said where that is asked', async () => {
  for (const asked of [
    'whats the difference between quantum and elite and is it worth it',
    'should I take the 97 or the 297',
  ]) {
    const answer = await answerTo(asked)
    expect(answer).toContain('$200 a month more than Quantum')
    expect(answer).toContain('the hour with a coach')
  }
})

test('without a coach there is still somebody to talk to, by the plan one has', async () => {
  const quantum = await world.member({ tier: 'quantum' })
  expect(await answerTo('can I not talk to anyone on Quantum?', quantum)).toContain('priority email support')
  expect(await answerTo('I’m on quantum, so can I not talk to anyone?')).toContain('Your account says Elite')
  expect(await answerTo('how do I book my coach')).toContain('You don’t have a coach yet')
})

test('a lesson of a later day is open where the plan opens it, and else named with its plan', async () => {
  const asked = 'can I look at the hiring lessons already? i know its later but I might need someone soon'
  expect(await answerTo(asked)).toMatch(/^Yes\. No day locks a lesson.*optimization-03-hire-or-not/s)
  expect(await answerTo(asked, await world.member())).toMatch(/^Not yet: .* opens with Quantum/)
})

test('days lost to an illness don’t have to be caught up, and the calendar is what can be moved', async () => {
  const late = await world.member({ enrolledOn: '2026-02-10' })
  const asked = 'I’m 2 weeks behind because my son was sick. Do I have to catch up every lesson or can I skip some?'
  const answer = await answerTo(asked, late)
  expect(answer).toContain('You don’t have to catch anything up')
  expect(answer).toContain('**Move my days**')
  expect(answer).toContain('**Plan my catch-up** on your [dashboard](/dashboard)')
  expect(await answerTo('my baker was sick for 2 weeks, how do we catch up on the orders', late)).not.toContain(
    'Move my days',
  )
})

test('what may be skipped is said in the words of the front page', async () => {
  const [faq] = world.services.offer.questions.filter(({ question }) => question.startsWith('I already have customers'))
  expect(await answerTo('can I skip Foundation, I have customers already')).toContain(faq?.answer)
})

test('a rule that the member wrote stands beside what is usual', async () => {
  const ruth = await world.member({ tier: 'elite' })
  const asked = 'A customer says the brakes squeal after five weeks and wants all her money back. What do I do?'
  expect(await answerTo(asked, ruth)).not.toContain('You wrote a rule')
  const promise = { field: 'promise', value: 'Within 60 days I come back for free.', version: 0 }
  await ruth.call(saveAnswers, { params: { pageId: 'terms-and-guarantee' }, body: { answers: [promise] } } as never)
  expect(await answerTo(asked, ruth)).toMatch(
    /You wrote a rule for this on \[Terms and guarantee\].*\*\*Within 60 days/,
  )
  expect(await answerTo('should I offer a guarantee with money back to customers', ruth)).not.toContain(
    'You wrote a rule',
  )
})

test('a page that is done is gone on from', async () => {
  const answer = await answerTo('I finished the runway sheet, now what')
  expect(answer).toContain('On your page [Runway sheet]')
  expect(answer).toContain('The lesson after it is [')
})
