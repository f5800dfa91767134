import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { founderWithAllPages } from '#tests/world/assistant/founder-with-all-pages.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let founder: TestMember
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
  founder = await founderWithAllPages(world)
})
afterAll(() => world.close())
const lastOf = async (who: TestMember, turns: readonly string[]) => (await converse(who, ...turns)).at(-1) ?? ''
const last = async (...turns: string[]) => lastOf(await world.member({ tier: 'elite' }), turns)

test.each([
  ['how do i cancel', 'do i loose everything I wrote?', 'keep everything you made'],
  ['what does elite cost', 'is there a yearly price?', 'there’s no yearly price'],
  [
    'what does elite cost',
    'can I go back down later if I dont like it',
    'The smaller plan begins when the period that’s paid for ends',
  ],
  ['where do i find my invoices', 'can you put my company name on them?', 'name, address and tax number'],
  ['how do i get points', 'what can i buy with them', 'can’t be spent'],
  ['can I change my email address', 'how long is the link good for', 'within a day'],
  ['how do I book my coach', "I'm on quantum, so can I not talk to anyone?", 'there’s no phone line'],
  ['what happens after day 180', 'and if I stop paying before?', 'After that you’re on Starter'],
])('%s, then %s: of the same topic or the one beside it', async (first, second, says) => {
  expect(await last(first, second)).toContain(says)
})

test.each([
  ["what's next?", 'how long will that one take me', '**35 min**'],
  ["what's next?", 'which module is that in', 'in the module [Founder baseline]'],
  ["what's next?", 'I only have 20 minutes', 'Today, 20 min: read the lesson, then fill in'],
  ['How far along am I?', "and what's left in this phase?", 'In **Foundation** you’ve completed **0 of 34'],
  ['how many lessons have I done', 'and how many are left in foundation?', 'In **Foundation**'],
])('%s, then %s: of where one stands', async (first, second, says) => {
  expect(await last(first, second)).toContain(says)
})

test.each([
  ['what is runway', 'whats mine?', 'Runway sheet'],
  ['what does break-even mean', "what's mine", 'Break-even and four levers'],
  ['what price did I set', 'what does one sale leave me', 'Unit cost and price'],
  ['who did I ask for the sale', 'who said later? when do I ring them', 'Five asks this week'],
])('%s, then %s: of the member’s own page', async (first, second, says) => {
  expect(await lastOf(founder, [first, second])).toContain(says)
})

test('a word that is asked for after a page was read is explained', async () => {
  expect(await lastOf(founder, ['what price did I set', 'what is a lead magnet'])).toContain('**Lead magnet**: ')
})

test.each([
  [['My landlord wants to raise the rent of the shop', 'he said no to a longer lease'], 'Ask for a short extension'],
  [['my helper comes late every day', "I talked to him already, it doesn't help"], 'Say the event once more'],
  [['how do I find my first customers', 'how many do I need'], 'first-fifty'],
  [
    ['the agency takes 40% of every booking', "i can't leave them, it's most of my work", 'how do I get others then'],
    'Write down fifty names',
  ],
  [['how do I raise my prices', 'no, I mean for new ones'], '*I read that as: how do I raise my prices for new ones*'],
  [['how do I find my first customers', 'no, what elite costs'], '$297'],
])('%s: a refusal, a number or a correction is said of what was talked about', async (turns, says) => {
  const answers = await converse(await world.member({ tier: 'elite' }), ...turns)
  expect(answers.slice(-2).join('\n')).toContain(says)
})

test('one small thing for tomorrow, after a bad day, is about that day', async () => {
  const step = await last(
    'I think I’m going to give up. Two customers cancelled today, it rained all day and I made nothing.',
    "ok. what's one thing I can do tomorrow",
  )
  expect(step).toContain('call one of those who canceled or left')
  expect(step).not.toContain('**Next:**')
})

test('“only three, and one about money” leaves these of a list, numbered anew', async () => {
  const ask = 'give me five interview questions for creches that have cargo bikes'
  const three = await last(ask, 'only three, and one about money')
  expect(three.match(/^> \d\. /gm)).toEqual(['> 1. ', '> 2. ', '> 3. '])
  expect(three).toContain('cost you in money')
  expect(await last(ask, 'two is enough please')).not.toContain('> 3. ')
  expect(await last(ask, 'one about parking')).toContain('None of them is about *parking*')
})

test('whoever asks for their name is told it', async () => {
  expect(await last('are you a real person?', 'do you know my name then')).toContain('Yes: your account says **Ada**.')
})
