import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { converse } from '#tests/world/assistant/converse.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await world.member({ tier: 'elite', firstName: 'Ada' })
  await fill('hesitation-sheet', 'stalled', [
    { who: 'Barry, care plan', worth: 390, said: '“Maybe after Christmas.”', outcome: 'open' },
    { who: 'Gráinne, full service', worth: 195, said: '“Bit steep for a bike.”', outcome: 'refused' },
  ])
  await fill('delivery-and-onboarding-checklist', 'lines', [{ line: 'Both axles with the torque wrench' }])
  await fill('position-sentence', undefined, [{ preferred: 'I fix family bikes at the door.' }])
  await fill('unit-cost-and-price', undefined, [{ chosen: 195 }])
})
afterAll(() => world.close())

type Row = Record<string, string | number>

/** The rows of a table of a page, or the fields of a page. */
async function fill(pageId: string, table: string | undefined, rows: readonly Row[]): Promise<void> {
  const save = (field: string, value: unknown) => ({ field, value, version: 0 })
  const cells = rows.flatMap((row, at) =>
    Object.entries(row).map(([column, value]) => save(table ? `${table}.row${at}.${column}` : column, value)),
  )
  const order = table ? [save(table, { order: rows.map((_, at) => `row${at}`) })] : []
  const { status } = await ada.call(saveAnswers, {
    params: { pageId },
    body: { answers: [...order, ...cells] },
  } as never)
  expect(status).toBe(200)
}
const last = async (...turns: string[]) => (await converse(ada, ...turns)).at(-1) ?? ''

test('a text to somebody of the file has their name, what it is about, its price and what they said', async () => {
  const text = await last('Write me a text to Barry for January about the care plan')
  expect(text).toContain('> Hello Barry, it’s Ada from [business].')
  expect(text).toContain('You said “Maybe after Christmas”. I’m asking again: the care plan is $390.')
  expect(text).toContain('[day] in January')
  expect(text).toContain('What your Founder file has of Barry, on [When they hesitate](')
})

test('who said no gets another text', async () => {
  expect(await last('can you write a text to Gráinne')).toContain(
    'thank you for the straight answer about the full service',
  )
})

test('a name that the file doesn’t have is only put in', async () => {
  const text = await last('Write a thank you text to Tomasz')
  expect(text).toContain('Dear Tomasz,')
  expect(text).not.toContain('Founder file has of')
})

test('a group that is named stands in the place of the usual customer', async () => {
  const text = await last('cold email to a flower shop that has two delivery vans pls')
  expect(text).toContain('I saw that you have two delivery vans. [What you do, in one sentence]')
  expect(text).toContain('“I fix family bikes at the door.”: it isn’t written for a flower shop')
  expect(await last('five interview questions for nurseries that have a garden')).toContain(
    'how nurseries that have a garden handle this',
  )
})

test('an occasion is no group: what the file says of oneself stays in', async () => {
  expect(await last('write a short email signature for the spring fair')).toContain('I fix family bikes at the door.')
})

test('a draft keeps so many points, gets the price of the file, and says what it can’t change', async () => {
  const three = await last('five interview questions for nurseries', 'only two, and one about money')
  expect(three).toMatch(/> 1\. When did[^\n]*\n> 2\. What was the hardest part[^\n]*money[^\n]*\n>\n/)
  const priced = await last('write a cold email', 'put the price in')
  expect(priced).toMatch(/It costs \$195\. May I/)
  expect(priced).toContain('The price is the one on [Unit cost and price]')
  expect(await last('write a cold email', 'make it funnier')).toContain('That I can’t change')
})

test('one’s own checklist is read where it was written', async () => {
  const list = await last('give me my checklist for before I leave a customer')
  expect(list).toContain('**Both axles with the torque wrench**')
  expect(list).not.toContain('I can’t write new text')
})

test.each([
  ['give me a checklist for the first visit at a new customer', 'Listen first: when did it begin'],
  [
    'I need a job ad for a Saturday helper who washes bikes and learns to sew',
    'What you do: wash bikes and learn to sew.',
  ],
  ['sorry I’m running half an hour late, text to a customer', 'I’m running 30 minutes late'],
  ['reminder text for a booking on Tuesday at 9', 'see you on Tuesday at 9'],
  ['I need a price list for the booking page', '**[smallest service]**: [price]'],
  ['reference letter for a former employee', 'To whom it may concern'],
])('“%s” gets a text for just that', async (asked, says) => expect(await last(asked)).toContain(says))

test.each(['write me a poem about bread', 'write a letter to the tax office'])(
  '“%s” has none, and that is said',
  async (asked) => {
    expect(await last(asked)).toContain('I have no text for that, and I don’t make one up')
  },
)

test.each(['Fergal wants to know the best argument against going on. What did I write?', 'what was my polite no?'])(
  '“%s” asks for what is there, and no text is made for it',
  async (asked) => {
    expect(await last(asked)).not.toMatch(/I can’t write new text|I have no text for that/)
  },
)
