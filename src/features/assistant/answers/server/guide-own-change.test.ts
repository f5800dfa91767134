import { afterAll, beforeAll, expect, test } from 'vitest'
import { converse } from '#tests/world/assistant/converse.ts'
import { founderWithAllPages } from '#tests/world/assistant/founder-with-all-pages.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let world: World
let ada: TestMember
beforeAll(async () => {
  world = await newWorld()
  ada = await founderWithAllPages(world)
})
afterAll(() => world.close())

const undo = 'A slip is taken back by **Undo last change** below the page.'

test('what was read can be changed on its page, which the guide names and doesn’t write on', async () => {
  const before = await world.db.selectFrom('fileAnswers').selectAll().orderBy('field').execute()
  for (const asked of ['thats wrong, how do i correct it', 'is it locked in?']) {
    const [read, change] = await converse(ada, 'how long will my money last?', asked)
    expect(read).toContain('[Runway sheet]')
    expect(change).toContain('You change it on [Runway sheet](/modules/')
    expect(change).toContain(undo)
  }
  expect(await world.db.selectFrom('fileAnswers').selectAll().orderBy('field').execute()).toEqual(before)
})

test('what may be said of the business is asked back', async () => {
  const other = 'If you mean the business and not what’s written there'
  const [, change] = await converse(ada, 'how long will my money last?', 'how can i change that')
  expect(change).toContain(other)
  const [, good] = await converse(ada, 'how long will my money last?', 'is that good?')
  expect(good).toContain('no one else’s figures')
  const [, slip] = await converse(ada, 'how long will my money last?', 'thats a typo, how do i fix it')
  expect(slip).not.toContain(other)
})

test('of what is still empty there is nothing to change', async () => {
  const eve = await world.member({ firstName: 'Eve', tier: 'elite' })
  const [, change] = await converse(eve, 'how long will my money last?', 'how do i change it')
  expect(change).toMatch(/^There’s nothing to change yet: \[Runway sheet\]/)
})

test('a number of the week is entered anew', async () => {
  const [, change] = await converse(ada, 'what did i put as my hourly rate', 'fix it for me')
  expect(change).toContain('[This week’s numbers](/founder-file/numbers)')
})

test('what somebody says they wrote wrong is led to the file where no page is surely meant', async () => {
  const [change] = await converse(ada, 'i put my hourly rate in as 30 somewhere and its really 35 how do i fix that')
  expect(change).toContain('[Founder file](/founder-file)')
})

test('a price that is changed for customers is no slip of the pen', async () => {
  for (const asked of ['How do I change my price without losing people?', 'How do I fix a wrong price for customers?'])
    expect((await converse(ada, asked))[0]).not.toContain(undo)
})

test('what was written is read back, and looked at by the rules of its page when its worth is asked', async () => {
  const [pitch, judged, change] = await converse(
    ada,
    'read my pitch back to me would you',
    'is that any good, be honest',
    'ok how do i change it',
  )
  expect(pitch).toContain('My sentence: **Measured spice blends')
  expect(judged).toContain('By the lesson’s rules')
  expect(change).toContain('You change it on [The sentence that says what you are]')
})
