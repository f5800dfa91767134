import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownAsk } from '#features/assistant/guide/server/kinds/own/sums/own-ask.ts'
import { enterNumbers } from '#features/founder-file/numbers/numbers.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { founderWithAllPages } from '#tests/world/assistant/founder-with-all-pages.ts'
import { founderWithFigures } from '#tests/world/assistant/founder-with-figures.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let few: TestMember
let full: TestMember
beforeAll(async () => {
  world = await newWorld({ env: { AI_MESSAGES_PER_DAY: 'starter=100,quantum=100,elite=100' } })
  few = await founderWithFigures(world, 'Meera')
  full = await founderWithAllPages(world)
})
afterAll(() => world.close())

const price = /^- Price you set: \*\*\$213\.50\*\*, \[Unit cost and price\]\(.+\) \(Mar 2, 2026\)$/m
const customers =
  /^- Customers who paid: \*\*17\*\*, \[This week’s numbers\]\(\/founder-file\/numbers\) \(counted, Mar 2, 2026\)$/m

test.each([
  ['If I raise my price by 10 %, what do I make?', '$213.50 × (1 + 10%) × 17 = **$3,992.45**', [price, customers]],
  ['what would I earn if I increased my rates by $20', '($213.50 + $20) × 17 = **$3,969.50**', [price, customers]],
  ['how much do I make with a 10% discount', '$213.50 × (1 − 10%) × 17 = **$3,266.55**', [price, customers]],
  ['if I raise my prices to 250, what is my revenue?', '$250 × 17 = **$4,250**', [customers]],
  ['what do I make with 20 customers', '$213.50 × 20 = **$4,270**', [price]],
  ['how much would 5 more clients bring?', 'What 5 more bring: $213.50 × 5 = **$1,067.50**', [price]],
  ['what’s my revenue if I charge 60', '$60 × 17 = **$1,020**', [customers]],
  ['how many customers do I need to make 3000 a month', '($130 + $3,000) ÷ $213.50 = **15 customers**', [price]],
  ['how long does my money last if I spend 2000 a month?', '$38,000 ÷ $2,000 = **19 months**', [/Runway sheet/]],
  ['how many months will my cash last if my costs go up by 300', '$38,000 ÷ ($3,330 + $300) = ', [/Burn a month/]],
  ['what’s my margin?', '($1,638 − $130) ÷ $1,638 = **92.1%**', [/guessed, Mar 2/]],
] as const)('“%s” is worked out with what the file has, and says where from', async (question, sum, sources) => {
  const [answer] = await converse(few, question)
  expect(answer).toContain(sum)
  for (const source of sources) expect(answer).toMatch(source)
})

test('what one sale leaves comes before its price, and the sales that cover the costs are those of the page', async () => {
  const [cover] = await converse(full, 'how many customers do I need to cover my costs?')
  expect(cover).toContain('$11,000 ÷ ($358 − $14.26) = **32 customers**')
  const [margin] = await converse(full, 'what margin do I have at a price of 800')
  expect(margin).toContain('($800 − ($690 − $358)) ÷ $800 = **58.5%**')
})

test('the sum before is worked out again with another number, and said how', async () => {
  const raised = await converse(few, 'If I raise my price by 10 %, what do I make?', 'and by 20%?', 'why?', 'shorter')
  expect(raised[1]).toContain('$213.50 × (1 + 20%) × 17 = ')
  expect(raised[2]).toContain('What your message doesn’t say I took from your file')
  expect(raised[3]).toContain('In short: **$')
  const [, more, other] = await converse(few, 'what do I make with 20 customers', 'and with 30?', 'and with 30 hours?')
  expect(more).toContain('$213.50 × 30 = **$6,405**')
  expect(other).not.toContain('213.50')
  const [, cheaper] = await converse(full, 'how many sales do I need to cover my costs?', 'and with a price of 300?')
  expect(cheaper).toContain('**-$46.26**')
  expect(cheaper).toContain('no number of them covers the costs')
})

test.each(['where is that from?', 'where are those from', 'from where?', 'where does that come from?'])(
  '“%s” after a sum is answered with the pages that it took from',
  async (asked) => {
    const [, from] = await converse(few, 'If I raise my price by 10 %, what do I make?', asked)
    expect(from).toContain('What your message doesn’t say I took from your file')
    expect(from).toMatch(
      /From your file: Price you set: \*\*\$213\.50\*\*, \[Unit cost and price\]\(.+\) \(Mar 2, 2026\); Cust/,
    )
    expect(from).toContain('**17**, [This week’s numbers](/founder-file/numbers) (counted, Mar 2, 2026).')
  },
)

test('of what changes from month to month the newest is taken', async () => {
  const asked = 'how long does my money last if I spend 2000 a month?'
  const bea = await founderWithFigures(world, 'Bea')
  expect((await converse(bea, asked))[0]).toContain('$38,000 ÷ $2,000')
  world.setNow('2026-04-02T12:00:00Z')
  const { status } = await bea.call(enterNumbers, { body: { key: 'cash', value: 9000, mark: 'C', date: '2026-04-02' } })
  expect(status).toBe(200)
  expect((await converse(bea, asked))[0]).toContain('$9,000 ÷ $2,000 = **4.5 months**')
})

test('what is neither told nor in the file is asked for, and no figure is told', async () => {
  const [answer] = await converse(
    await world.member({ firstName: 'Bo' }),
    'If I raise my price by 10 %, what do I make?',
  )
  expect(answer).toContain('- your price: ')
  expect(answer).toContain('- how many customers pay in 30 days: [This week’s numbers](/founder-file/numbers)')
  expect(answer?.replace('`20 × 35`', '').replace(/\]\([^)]*\)|30 days/g, '')).not.toMatch(/\d/)
})

test.each([
  'should I raise my price by 10 %?',
  'how many customers do I need?',
  'what do I make with 20 customers at 40 each a week',
  'how many customers do I need to cover 1200 of costs at a price of 40',
  'what happens if I raise my prices by 10%',
  'if customers pay seven days behind, what’s left in that week',
  'how do I tell my customers that I raise my price by 10%',
  'how long does my money last?',
  'what was my margin of safety',
])('“%s” is no such sum', (question) => {
  expect(ownAsk(question.replace('’', "'"))).toBeUndefined()
})
