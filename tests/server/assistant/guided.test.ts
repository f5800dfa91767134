import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendMessage } from '#features/assistant/answers/answers.contract.ts'
import { decideConsent } from '#features/assistant/consent/consent.contract.ts'
import { listFacts } from '#features/assistant/memory/memory.contract.ts'
import { type Asked, startScriptedModel, type Told, wordsOf } from '#tests/peers/model-provider.ts'
import { founderWithFigures } from '#tests/world/assistant/founder-with-figures.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'

let provider: Awaited<ReturnType<typeof startScriptedModel>>
let world: World
let script: (asked: Asked) => Told
beforeAll(async () => {
  provider = await startScriptedModel((asked) => script(asked))
  world = await newWorld({ env: provider.settings })
})
afterAll(async () => {
  await world.close()
  await provider.close()
})
beforeEach(() => {
  script = () => ({ text: 'An answer of the model.' })
  provider.requests.length = 0
  Object.assign(world.services.assistant, { outside: null })
})

const say = async (member: TestMember, message: string) =>
  (await member.call(sendMessage, { body: { message } })).body.message.content
/** The last message of the member, as the model was sent it. */
const material = () => wordsOf(provider.requests[0]?.messages.findLast(({ role }) => role === 'user'))
const guide = () => /<guide-\w+>\n([\s\S]*)\n<\/guide-/.exec(material())?.[1] ?? ''

/** Calls a tool once, and what it found. */
async function called(member: TestMember, name: string, args: object): Promise<string> {
  script = ({ messages }) =>
    messages.some(({ role }) => role === 'tool')
      ? { text: 'Done.' }
      : { text: '', calls: [{ name, args: JSON.stringify(args) }] }
  await say(member, 'What do you think?')
  return (provider.requests.at(-1)?.messages ?? [])
    .filter(({ role }) => role === 'tool')
    .map(wordsOf)
    .join('\n')
}

describe('what a connected model is told', () => {
  test('the product’s own answer, with the member’s own state, stands beside the question', async () => {
    const ada = await world.member({ tier: 'quantum' })
    expect(await say(ada, 'How do I cancel my membership?')).toBe('An answer of the model.')
    expect(guide()).toContain('Settings → Membership')
    expect(guide()).not.toContain('No AI model')
  })

  test('the figure that the question asks for, from the member’s own file', async () => {
    const ada = await founderWithFigures(world)
    await say(ada, 'How many hours a week did I set as my goal?')
    expect(guide()).toContain('37')
  })

  test('the short answer of the lesson, with what to say', async () => {
    const ada = await world.member({ tier: 'elite' })
    await say(ada, 'How long will my money last?')
    expect(material()).toMatch(/^Short answer to “.+”: /m)
    expect(guide()).toContain('Runway sheet')
    expect(material()).toMatch(/^Exercise(?:, \d+ minutes)?: /m)
  })

  test('nothing where the guide doesn’t read the language, and no remark about having no model', async () => {
    const ada = await world.member({ tier: 'elite' })
    await say(ada, 'Comment trouver mes premiers clients ?')
    expect(guide()).toBe('')
    await say(ada, 'Write me an email to a supplier who delivers late')
    expect(material()).not.toContain('there’s no AI model behind me')
  })
})

test('a model says nothing of itself that is true of the guide alone, and where it runs is told', async () => {
  const ada = await world.member({ tier: 'elite' })
  for (const message of ['Are you a real person?', 'Where does what I write to you go?', 'What can you do?'])
    await say(ada, message)
  const all = provider.requests.map(({ messages }) => wordsOf(messages.at(-1))).join('\n')
  expect(all).not.toMatch(/no AI model|built-in guide/)
  expect(all).toContain('You run on machines of those who run this site.')
  Object.assign(world.services.assistant, { outside: 'models.example' })
  provider.requests.length = 0
  await say(ada, 'How do I find customers?')
  expect(material()).toContain('You run at models.example, outside of this site')
})

describe('what is answered here, whatever model is connected', () => {
  test('whom to call comes before the model’s answer to what may mean danger or not', async () => {
    const ada = await world.member({ tier: 'quantum' })
    const answer = await say(ada, 'last week was dead')
    expect(answer).toMatch(/^I may be reading too much into this.*988.*\n\nAn answer of the model\.$/s)
    expect(await say(ada, 'How do I cancel my membership?')).toBe('An answer of the model.')
  })

  test.each(['I want to kill myself', 'I just swallowed all the pills'])('danger: %s', async (message) => {
    const ada = await world.member({ tier: 'elite' })
    expect(await say(ada, message)).toMatch(/emergency number/)
    expect(provider.requests).toHaveLength(0)
  })

  test('without consent, what reads the membership', async () => {
    Object.assign(world.services.assistant, { outside: 'models.example' })
    const ada = await world.member({ tier: 'quantum' })
    await ada.call(decideConsent, { body: { name: 'models.example', isGiven: false } })
    expect(await say(ada, 'How do I cancel my membership?')).toContain('Settings → Membership')
    expect(provider.requests).toHaveLength(0)
    expect(await called(ada, 'ask_guide', { question: 'How do I cancel my membership?' })).toMatch(/you can’t see/)
    expect(await called(ada, 'my_membership', {})).not.toContain('canCancel')
  })
})

describe('what a connected model may look up', () => {
  test('the guide’s answer to plainer words, which changes nothing', async () => {
    const ada = await world.member({ tier: 'quantum' })
    expect(await called(ada, 'ask_guide', { question: 'How do I cancel my membership?' })).toContain('Membership')
    expect(await called(ada, 'ask_guide', { question: 'remember that I sell bread' })).toContain('Nothing is there')
    expect(await called(ada, 'ask_guide', { question: 'I promise to call Ben by Friday' })).toContain(
      'Nothing is there',
    )
    expect((await ada.call(listFacts)).body).toEqual([])
    expect(await world.db.selectFrom('proposals').select('id').where('memberId', '=', ada.id).execute()).toEqual([])
  })

  test('several sums in one step', async () => {
    const ada = await world.member({ tier: 'elite' })
    expect(await called(ada, 'compute', { formula: '42*55; 42*6' })).toBe(
      '[{"of":"42*55","value":2310},{"of":" 42*6","value":252}]',
    )
  })

  test('a field of the file by what it’s about, a page as a whole, and a lesson with all its answers', async () => {
    const ada = await founderWithFigures(world)
    expect(await called(ada, 'my_file', { question: 'what do I do when the cash is nearly gone?' })).toContain(
      'the mill',
    )
    const missed = JSON.parse(await called(ada, 'search_file', { words: 'action weekday' }))
    expect(missed.nothing).toContain('action weekday')
    expect(missed.fieldsWithNearNames).not.toHaveLength(0)
    const page = await called(ada, 'my_page', { page: 'Runway sheet' })
    expect(page).toContain('38,000')
    expect(page).toContain('the mill')
    const lesson = await called(ada, 'read_lesson', {
      lesson: 'How long your money lasts',
      question: 'which costs count?',
    })
    expect(JSON.parse(lesson)).toMatchObject({ title: 'How long your money lasts', answers: expect.any(Array) })
    expect(await called(ada, 'my_membership', {})).toContain('"canCancel"')
  })
})
