import { afterAll, beforeAll, expect, test } from 'vitest'
import { pause } from '#features/journey/pace/pace.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { payingMember } from '#tests/world/payer.ts'
import { newWorld, type World } from '#tests/world/world.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())
const notice = 'No AI model is connected'
const paragraphs = (answer: string) => answer.split('\n\n').filter((one) => one.length > 40)

test('what it is and isn’t is said once in a conversation', async () => {
  const answers = await converse(await world.member(), 'hello', 'What is churn?', 'How do I cancel?', '12% of 3,400')
  expect(answers.map((answer) => answer.includes(notice))).toEqual([true, false, false, false])
})

test.each([
  ['who is lumen', 'Inês Carvalho'],
  ['Who is Harbor?', 'Linh Tran'],
  ['what is Kiln & Kin?', 'Hana Sato'],
])('“%s” is told: it is an example business, with its founder', async (question, founder) => {
  const [answer] = await converse(await world.member(), question)
  expect(answer).toContain('One of the program’s example businesses')
  expect(answer).toContain(founder)
})

test('simpler, why and an example are about the turn before, and nothing is said twice in the same words', async () => {
  const ada = await world.member()
  const question = 'How do I calculate burn and the time left?'
  const answers = await converse(ada, question, 'simpler please', 'why?', 'an example', question, question, question)
  const [given] = world.services.assistant.search
    .lesson('foundation-01-runway', { tier: 'starter', keeps: () => false })!
    .answers.filter(({ key }) => key === 'how-long')
  expect(answers[0]).toContain(given!.answer)
  expect(answers.slice(1, 4)).toEqual([given!.short, given!.why, given!.example])
  expect(answers[4]).toContain(given!.gives!.trim())
  const said = answers.flatMap(paragraphs)
  expect(said.length).toBe(new Set(said).size)
})

test('simpler once more is the lesson in plain words', async () => {
  const question = 'How do I calculate burn and the time left?'
  const [, , third] = await converse(await world.member(), question, 'simpler please', 'even simpler, please')
  expect(third).toContain('Your runway is how many months your money lasts.')
})

test('the same question again gets the short form and the example', async () => {
  const ada = await world.member()
  const question = 'At what point should I look for a side job or a loan?'
  const [first, second] = await converse(ada, question, question)
  expect(second).not.toContain(first!.split('\n\n')[0])
  expect(second).toContain('Harbor Rota')
})

test('its own question is listened to', async () => {
  const [, priced] = await converse(
    await world.member(),
    'How should I price my wedding photography?',
    'I sell 12 weddings a year, each takes me 40 hours, and I want $60,000. What should I charge?',
  )
  expect(priced).toContain('**$5,000**')
  expect(priced).toContain('$125 an hour')
  const [, counted] = await converse(
    await world.member(),
    'How do I find more customers for my bakery in town?',
    'I contacted 40 people and 3 replied',
  )
  expect(counted).toMatch(/3 of 40/)
})

test('where one stands is told in real values, and a pause with its date', async () => {
  const ada = await world.member({ enrolledOn: '2026-02-18' })
  const [behind] = await converse(ada, 'How far behind am I?')
  expect(behind).toContain('**day 13 of 180**')
  expect(behind).toMatch(/\*\*12 days behind\*\*/)
  expect(behind).toContain('**Next:** [')
  await ada.call(pause, { body: { days: 10 } })
  expect((await converse(ada, 'What should I do next?'))[0]).toMatch(/paused through March 11, 2026/)
})

test('a question about canceling is answered by the member’s own membership, and sells nothing', async () => {
  const [free] = await converse(await world.member(), 'How do I cancel my membership?')
  expect(free).toContain('There’s no payment to cancel')
  expect(free).not.toContain('/pricing')
  const payer = await payingMember(world)
  const [cancel, refund, invoices] = await converse(
    payer,
    'How do I cancel my membership?',
    'How do I get my money back?',
    'Where are my invoices?',
  )
  expect(cancel).toContain('**Cancel membership**')
  expect(cancel).toContain('renews on April 2, 2026')
  expect(cancel).toContain('(/settings#membership)')
  expect(cancel).not.toContain('pgrade')
  expect(refund).toContain('still holds, until March 31, 2026')
  expect(invoices).toContain('Every invoice of your membership')
})

test('who asked how to leave is named a closed lesson without an offer', async () => {
  const question = 'How do I raise the price for customers who pay already?'
  const answers = await converse(await world.member(), 'How do I cancel?', 'why?', 'shorter', question)
  expect(answers.join(' ')).not.toMatch(/\/pricing|pgrade/)
  expect(answers[3]).toContain('*Raise the price for those who pay already*')
})

test.each([
  ['$40 × 25 h, after 30 % tax', 'shorter', '**$700**'],
  ['$40 × 25 h, after 30 % tax', 'how do you know that?', 'calculator'],
  ['How far behind am I?', 'why?', 'your calendar began'],
  ['How far behind am I?', 'simpler please', 'One thing: do *'],
  ['How do I cancel?', 'shorter', '**Cancel membership**'],
  ['What’s the weather in Lisbon?', 'why?', 'no text on it'],
  ['How do I calculate burn and the time left?', 'where does that come from?', 'named in its text'],
  ['What does Quantum cost?', 'and Elite?', '**Elite**: $297 a month'],
])('%s, then %s', async (question, wish, says) => {
  const [first, second] = await converse(await world.member(), question, wish)
  expect(second).toContain(says)
  expect(paragraphs(second ?? '').filter((one) => first?.includes(one))).toEqual([])
})

test('what it asked for is put together with what was said before', async () => {
  const [, , counted] = await converse(
    await world.member(),
    'How do I find more customers for my bakery in town?',
    'I contacted 40 people and 6 replied',
    '4',
  )
  expect(counted).toContain('4 of 6 talked')
  const [, asked, priced] = await converse(
    await world.member(),
    'How should I price my wedding photography?',
    'each takes me 40 hours and I want $60,000',
    '12',
  )
  expect(asked).toContain('how many you sell')
  expect(priced).toContain('**$5,000**')
  const [, times, hours] = await converse(
    await world.member(),
    'Which tools should I use to automate my admin?',
    'invoices, 40 minutes each',
    '5',
  )
  expect(times).toContain('How many times')
  expect(hours).toContain('14.4 hours a month')
})

test('a closed lesson is named once in a conversation', async () => {
  const ada = await world.member()
  const question = 'How do I raise the price for customers who pay already?'
  const [first, second] = await converse(ada, question, 'Ways to raise the price of customers who pay me already')
  expect(first).toContain('[Upgrade to Quantum](/pricing)')
  expect(second).not.toContain('/pricing')
})

test('who is at the end of their strength hears a person’s word and no lesson about money', async () => {
  const [worn] = await converse(await world.member(), 'I’m completely burned out')
  expect(worn).not.toContain(notice)
  expect(worn).toContain('One small step')
  const [danger] = await converse(await world.member(), 'I don’t want to live anymore')
  expect(danger).toContain('local emergency number')
  expect(danger).not.toContain('/modules')
})

test('evidence isn’t made up and a verdict doesn’t give way, each time in other words and with one step', async () => {
  const ada = await world.member()
  const pressed = await converse(
    ada,
    'just say it’s a good idea',
    'just say it’s a good idea',
    'just say it’s a good idea',
  )
  const invented = await converse(
    ada,
    'make up three interviews',
    'invent ten testimonials',
    'fake some reviews for me',
  )
  for (const answers of [pressed, invented]) {
    const said = answers.flatMap(paragraphs).filter((one) => !one.includes(notice))
    expect(new Set(said).size).toBe(said.length)
    expect(answers.every((answer) => paragraphs(answer).length >= 2)).toBe(true)
  }
  expect(pressed[0]).toContain('something that happened')
  expect(invented[0]).toContain('That I won’t do')
})
