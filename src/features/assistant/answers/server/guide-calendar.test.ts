import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { payingMember } from '#tests/world/payer.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  // A Thursday, on day 25.
  world = await newWorld({
    now: '2026-09-03T12:00:00Z',
    env: { AI_MESSAGES_PER_DAY: 'starter=100,quantum=100,elite=100' },
  })
  ada = await world.member({ enrolledOn: '2026-08-10' })
})
afterAll(() => world.close())

test.each([
  ['What day am I on on September 15?', 'On Tuesday, September 15, 2026 you’ll be on **day 37 of 180**'],
  ['which day of the program is 15 October', '**day 67 of 180**'],
  ['What day will I be on next Friday?', 'Friday, September 11, 2026 you’ll be on **day 33'],
  ['what day was I on last monday', 'Monday, August 31, 2026 you were on **day 22'],
  ['How far along should I be in two weeks?', '**day 39 of 180**'],
  ['what day was I on on August 1', 'before your day 1'],
  ['what program day is March 1 2027', 'your 180 days will be over'],
  ['when is day 100?', 'Day 100 is **November 17, 2026**'],
  ['what is the date of day 180', 'Day 180 is **February 5, 2027**'],
  ['am I on day 25 yet?', 'which is today'],
  ['How many days left?', '**155 days**'],
  ['how many weeks are left in the program', '**about 22 weeks**'],
  ['how many days until day 60?', '**35 days**'],
  ['When did my program start?', '**Monday, August 10, 2026**'],
  ['when did I join', '**Monday, August 10, 2026**'],
  ['how long have I been here', '**day 25 of 180**'],
  ['When does the program end?', '**February 5, 2027**'],
  ['when do I finish?', 'core lessons left in 156 days'],
  ['when does phase 2 start', 'Day 61 is **October 9, 2026**'],
  ['when does Optimization begin for me?', '**December 8, 2026**'],
  ['What day is it today?', 'Thursday, September 3, 2026'],
  ['what week am I in', '**week 4** of 26'],
  ['what was last Tuesday’s lesson?', 'Tuesday, September 1, 2026, day 23**: planned is\n\n- [Count the market'],
  ['What lesson was I supposed to do yesterday?', 'day 24**: no new lesson begins'],
  ['what’s tomorrow’s lesson', 'day 27: [Say what you are in one sentence]'],
  ['what comes on day 45?', 'day 44: [The sales call in five parts]'],
  ['which lessons are planned next week', 'The week of Sep 7, day 29 through 35**: planned are'],
])('“%s” is told from the calendar', async (question, says) => {
  expect((await converse(ada, question))[0]).toContain(says)
})

test('another day is asked for in a few words', async () => {
  const answers = await converse(ada, 'What day am I on on September 15?', 'and on October 1?', 'and day 90?')
  expect(answers[1]).toContain('**day 53 of 180**')
  expect(answers[2]).toContain('Day 90 is **November 7, 2026**')
})

test('when a plan began is told of who pays, with day 1 beside it', async () => {
  const [paid] = await converse(await payingMember(world), 'When did my plan start?')
  expect(paid).toContain('Your membership began on **September 3, 2026**. Quantum renews')
  const [free] = await converse(ada, 'When did my membership start?')
  expect(free).toContain('No paid membership is running')
  expect(free).toContain('your day 1 was **August 10, 2026**')
})

test('days of a pause count in no date that comes after it', async () => {
  const paused = await world.member({ enrolledOn: '2026-08-10' })
  await paused.call(pause, { body: { days: 10 } })
  const [date, on] = await converse(paused, 'when is day 100?', 'What day am I on on September 15?')
  expect(date).toContain('paused through **September 12, 2026** on day 25')
  expect(date).toContain('day 100 is **November 27, 2026**')
  expect(on).toContain('**day 27 of 180**')
})

test.each([
  'When did I start my business?',
  'On what date is my next invoice due?',
  'When does my contract with the landlord end?',
  'How many days until I run out of money?',
  'What did I write on day 12?',
  'Which day should I call clients on?',
])('“%s” is something else', async (question) => {
  expect((await converse(ada, question))[0]).not.toMatch(/day 25|\bday \d+ of 180|day 1 was/)
})

test('after the last day it is said when that was, and no other day is made up', async () => {
  const done = await world.member({ enrolledOn: '2026-02-16' })
  const answers = await converse(
    done,
    'when does the program end?',
    'how many days are left?',
    'what is the date of day 250',
  )
  expect(answers[0]).toContain('Day 180 was **August 14, 2026**')
  expect(answers[1]).toContain('Day 180 was **August 14, 2026**')
  const [, beyond] = await converse(done, 'when is day 100?', 'and day 250?')
  expect(beyond).toContain('The program runs from day 1 to day 180')
})
