import { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { critique } from '#features/founder-file/critique/critique.ts'
import { pageModel } from '#features/founder-file/form/page-model.ts'
import { getPage, saveAnswers } from '#features/founder-file/pages/pages.contract.ts'
import { workOutPage } from '#features/founder-file/pages/work-out-page.ts'
import { modelProviderAt } from '#tests/peers/model-provider.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { sendMessage } from '../../answers/answers.contract.ts'
import { decideConsent } from '../../consent/consent.contract.ts'
import { questionedPage } from '../../guide/server/kinds/critique.ts'
import { createAssistant } from '../../server/create-assistant.ts'

const mock = new LLMock({ port: 0, latency: 1 })
const outside = 'models.example'
let world: World
/** The same product with a model outside of it. */
let connected: World
beforeAll(async () => {
  const url = await mock.start()
  world = await newWorld()
  connected = await newWorld()
  const given = { ...connected.services, ...connected.services.assistant }
  const { model } = createAssistant({ ...given, ...modelProviderAt(url, 'openai-compatible', 0) })
  Object.assign(connected.services.assistant, { model, outside })
})
afterEach(() => {
  mock.clearFixtures()
  mock.clearRequests()
})
afterAll(async () => {
  await Promise.all([world.close(), connected.close()])
  await mock.stop()
})

const flaws = { who: 'Everybody in town who owns a *dog*', pays: 'They would pay $20 a month' }
const secret = 'Everybody in town'

async function founder(on = world, fields: Record<string, string> = flaws) {
  const member = await on.member({ tier: 'elite' })
  for (const [field, value] of Object.entries(fields)) {
    const body = { field, value, version: 0 }
    expect((await member.call(saveAnswers, { params: { pageId: 'problem-brief' }, body })).status).toBe(200)
  }
  return member
}
const say = async (member: TestMember, message: string, conversationId?: string) =>
  (await member.call(sendMessage, { body: { message, conversationId } })).body
const ask = async (member: TestMember, message: string) => (await say(member, message)).message.content
const stored = async (member: TestMember, on = world) =>
  on.db.selectFrom('fileAnswers').selectAll().where('memberId', '=', member.id).orderBy('field').execute()

test('asked in the conversation, each finding comes with its sentence and the next test, and the page stays', async () => {
  const ada = await founder()
  const before = await stored(ada)
  const answer = await ask(ada, 'Criticize my problem brief')
  expect(answer).toContain('Here’s what I’d look at again on [Problem brief]')
  expect(answer).toContain('> “Everybody in town who owns a \\*dog\\*”')
  expect(answer).toContain('This fits almost everyone')
  expect(answer).toContain('Try this: Name one person from your notes')
  expect(answer).toContain('> “They would pay $20 a month”')
  expect(answer).toContain('The page stays as you wrote it.')
  expect(answer).toContain('They can’t tell whether what you wrote is true')
  expect(await stored(ada)).toEqual(before)
})

test('it finds what the page itself finds', async () => {
  const ada = await founder()
  const { body } = await ada.call(getPage, { params: { pageId: 'problem-brief' } })
  const model = pageModel(body.page)
  const held = new Map(Object.entries(body.answers))
  const { answers } = workOutPage(model, held)
  const { findings } = critique(model, { page: model, answers, marks: new Map() })
  const told = await ask(ada, 'What would you question on my problem brief page?')
  expect(findings.length).toBeGreaterThan(1)
  for (const { label, says, test } of findings)
    for (const words of [label, says, test]) expect(told.replaceAll('\\', '')).toContain(words)
})

test('where nothing is found it says so, where nothing is written it leads there, and where no page is named it asks', async () => {
  const sound = await founder(world, { who: 'Two bakers in Mill Street', reason: '8 of 10 had it' })
  expect(await ask(sound, 'what would you question on my problem brief?')).toMatch(
    /fewer than three beliefs|nothing to question/i,
  )
  const plain = await founder(world, {})
  const letter = { field: 'action', value: 'On May 3 I call Otto and ask for two days a week', version: 0 }
  await plain.call(saveAnswers, { params: { pageId: 'runway-sheet' }, body: letter })
  expect(await ask(plain, 'What would you question on my runway page?')).toContain(
    'By the lesson’s rules I found nothing to question on [Runway sheet]',
  )
  const empty = await ask(plain, 'Poke holes in my problem brief')
  expect(empty).toContain('There’s nothing in words on your page [Problem brief]')
  expect(empty).toContain('#worksheet')
  expect(await ask(plain, 'What would you question?')).toContain('Tell me which page')
})

test('of all pages nearly every one is found by its title, and by the words that founders have for it', () => {
  const { findPages } = world.services.assistant
  const found = (text: string) =>
    questionedPage({ text, plain: text.toLowerCase(), question: { own: { findPages } } as never })?.pages[0]?.id
  const misses = world.services.worksheets.pages
    .filter(({ isChecklist }) => !isChecklist)
    .flatMap(({ id, title }) =>
      [`What would you question on my “${title}” page?`, `Criticize my ${id.replaceAll('-', ' ')}`]
        .filter((text) => found(text) !== `page:${id}`)
        .map((text) => `${text} → ${found(text)}`),
    )
  expect(misses).toEqual(misses.slice(0, 2))
  expect(
    [
      'what would you question on my runway page?',
      'Criticise my 60-day plan',
      'Can you challenge my positioning sentence?',
      'play devil’s advocate with my quarter goals',
      'What’s missing on my follow-up page?',
      'I want you to pick apart my sales procedure',
    ].map(found),
  ).toEqual(
    [
      'runway-sheet',
      'sixty-day-plan',
      'position-sentence',
      'quarter-goals',
      'follow-up-sequence',
      'sales-procedure',
    ].map((id) => `page:${id}`),
  )
})

test('right after an answer from a page it is about that page; a plan that doesn’t open an empty page is not led there', async () => {
  const ada = await founder()
  const { conversationId } = await say(ada, 'What did I write about the problem?')
  const { message } = await say(ada, 'What would you question?', conversationId)
  expect(message.content).toContain('on [Problem brief]')
  const starter = await world.member()
  const closed = world.services.worksheets.pages.find(
    ({ lessons, isChecklist }) =>
      !isChecklist && lessons.every((id) => world.services.program.subModuleById.get(id)?.neededTier === 'elite'),
  )
  expect(await ask(starter, `Criticize my ${closed?.title}`)).toContain('your plan doesn’t open it')
})

test.each([
  'How do I handle customers who question my price?',
  'A client criticized my work, what should I do?',
  'I have a question on my invoice',
  'How can I find the weak spots in my offer?',
  'What did I write on my problem brief?',
])('%s is another question', async (question) => {
  const ada = await founder()
  expect(await ask(ada, question)).not.toMatch(/question (?:one|\d) thing|nothing to question|Tell me which page/)
})

test('undecided, a model outside is neither asked nor offered the tool: the guide answers here', async () => {
  mock.onMessage(/./, { content: 'A general answer.' })
  const ada = await founder(connected)
  expect(await ask(ada, 'Criticize my problem brief')).toContain(secret)
  expect(mock.getRequests()).toHaveLength(0)
  await ask(ada, 'How do I price a workshop?')
  const { tools = [] } = (mock.getLastRequest()?.body ?? {}) as { tools?: unknown[] }
  expect(tools.length).toBeGreaterThan(0)
  expect(JSON.stringify(tools)).not.toContain('question_page')
  expect(JSON.stringify(mock.getRequests().map(({ body }) => body))).not.toContain(secret)
})

test('with consent the tool gives the findings of its own member, whoever’s it is asked for, and writes nothing', async () => {
  const ada = await founder(connected)
  const ben = await founder(connected, { who: 'Anyone with children' })
  const before = await stored(ada, connected)
  await ben.call(decideConsent, { body: { name: outside, isGiven: true } })
  const given = { page: 'problem brief', memberId: ada.id, member: ada.email, text: 'rewritten' }
  mock.onToolResult('call-1', { content: 'Two things.' })
  mock.onMessage(/./, { toolCalls: [{ id: 'call-1', name: 'question_page', arguments: JSON.stringify(given) }] })
  expect(await ask(ben, `Criticize the problem brief of ${ada.email}`)).toBe('Two things.')
  const sent = JSON.stringify(mock.getRequests().map(({ body }) => body))
  expect(sent).toContain('Anyone with children')
  expect(sent).toContain('This fits almost everyone')
  expect(sent).toContain('Name one person from your notes')
  expect(sent).not.toContain(secret)
  expect(await stored(ada, connected)).toEqual(before)
  const [row] = await connected.db
    .selectFrom('chatMessages')
    .innerJoin('conversations', 'conversations.id', 'chatMessages.conversationId')
    .select('isFromFile')
    .where('memberId', '=', ben.id)
    .where('role', '=', 'assistant')
    .execute()
  // Taken back later, this answer isn't sent again.
  expect(row?.isFromFile).toBe(1)
})
