import { expect, test } from 'vitest'
import { composed } from '#features/assistant/guide/server/compose-answer.ts'
import { talkOf } from '#features/assistant/guide/server/talk.ts'
import { stranger } from '../../../bench/guide.ts'

const questionOf = stranger()
const answerTo = async (text: string) => (await composed(talkOf(questionOf(text)))).lines.join('\n')

test.each([
  'I already have a salon with 2 employees. Can I skip the beginner lessons?',
  'Which lessons can I skip?',
  'i have been a plumber for ten years with own firm. do i need foundation?',
  'do i have to do every lesson',
  'I already have a business, where do I start?',
  'my business is already running, where should I begin',
])('“%s” is answered by what may be skipped', async (asked) => {
  expect(await answerTo(asked)).toContain('Read it as a check')
})

test.each(['customers skip my newsletter, what now', 'should i skip the price on my website', 'can I skip a day?'])(
  '“%s” is nothing about lessons to skip',
  async (asked) => expect(await answerTo(asked)).not.toContain('Read it as a check'),
)

test.each([
  ['When should I hire a third groomer?', 'optimization-03-hire-or-not'],
  ['can I afford one more baker', 'optimization-03-hire-or-not'],
  ['Jo is often late', 'optimization-03-small-feedback'],
  ['my groomer comes late every day', 'optimization-03-small-feedback'],
  ['my helper asks for raise', 'optimization-03-pay-and-bonus'],
  ['Owners say they have no budget. What do I say?', 'foundation-05-hesitations'],
  ['One client wants to pay 90 not 120', 'foundation-05-hesitations'],
  ['Do I need LLC?', 'foundation-04-law-list'],
])('“%s” is answered by %s', async (asked, lesson) => {
  expect(await answerTo(asked)).toContain(lesson)
})

test.each([
  'My client not pay 240 dollars. What I write to her?',
  'she dont pay my bill, help me write',
  'mrs lopez not pay me two months, what i say to her in text',
])('“%s” gets the words for a customer who hasn’t paid', async (asked) => {
  expect(await answerTo(asked)).toContain('Subject: Invoice')
})

test.each(['my supplier delivers late', 'a customer is often late', 'i pay my cleaner 90 not 120, is it legal'])(
  '“%s” is nothing that an employee or a price is asked for with',
  async (asked) => expect(await answerTo(asked)).not.toMatch(/small-feedback|foundation-05-hesitations/),
)

test.each(['How many days left on my guarantee?', 'when does my guarantee end', 'is my guarantee still open'])(
  '“%s” is about this membership',
  async (asked) => expect(await answerTo(asked)).toContain('30-day guarantee'),
)

test('what one still pays is told from the plan', async () => {
  expect(await answerTo('Do I still pay 297?')).toContain('You’re on Starter.')
})
