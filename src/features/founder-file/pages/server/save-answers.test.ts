import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCurrentUser } from '#features/identity/identity.contract.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { dismissDisplaced, erasePage, getLessonPage, getPage, listPages, saveAnswers } from '../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const pageId = 'price-rise-break-even'
const open = 'day-one-numbers'
const params = { pageId: open }
const field = 'change'

const textField = async (member: TestMember) => {
  const { page } = (await member.call(getPage, { params })).body
  return (
    page.fields.find(({ kind, computed, key }) => kind === 'short text' && !computed && !key.includes('.'))?.key ?? ''
  )
}
const read = async (member: TestMember) => (await member.call(getPage, { params })).body
const save = (member: TestMember, body: object) => member.call(saveAnswers, { params, body } as never)

test('an answer is saved, told again, and counts on the list of pages', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  const saved = await save(ada, { field: key, value: 'Three cafés', version: 0 })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ version: 1, pageVersion: 1, state: 'begun' })
  expect((await read(ada)).answers[key]).toMatchObject({ value: 'Three cafés', version: 1 })
  const { pages } = (await ada.call(listPages)).body
  expect(pages.find(({ id }) => id === open)).toMatchObject({ state: 'begun', isOpen: true, keptOn: [] })
  expect(pages.filter(({ state }) => state !== 'empty')).toHaveLength(1)
})

test('two devices on one field: the later save is stored, and the displaced text is kept until it is dismissed', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  await save(ada, { field: key, value: 'from the laptop', version: 0 })
  const late = await save(ada, { field: key, value: 'from the phone', version: 0 })
  expect(late.body.other).toMatchObject([{ value: 'from the laptop', version: 1 }])
  const { answers } = await read(ada)
  expect(answers[key]).toMatchObject({ value: 'from the phone', version: 2 })
  const displacedId = answers[key]?.other?.[0]?.id ?? ''
  expect((await ada.call(dismissDisplaced, { params: { ...params, displacedId } })).status).toBe(204)
  expect((await ada.call(dismissDisplaced, { params: { ...params, displacedId } })).status).toBe(404)
  expect((await read(ada)).answers[key]?.other).toBeUndefined()
})

test('what was typed without a network counts as work of the day when it was typed, two weeks back at most', async () => {
  const daysOf = async ({ id }: TestMember) => {
    const rows = await world.db.selectFrom('fileDays').select('onDay').where('memberId', '=', id).execute()
    return rows.map(({ onDay }) => onDay).sort()
  }
  const [ada, bea] = [await world.member(), await world.member()]
  const key = await textField(ada)
  const day = 86_400
  const typed = (typedAgo: number | undefined, id: string) => ({ field: key, value: id, version: 0, id, typedAgo })
  const answers = [typed(3 * day, 'on-friday'), typed(3 * day - 60, 'on-friday-too'), typed(undefined, 'just-typed')]
  await save(ada, { answers })
  expect(await daysOf(ada)).toEqual(['2026-02-27', '2026-03-02'])
  await save(bea, typed(400 * day, 'long-ago'))
  await save(bea, typed(0, 'long-ago'))
  expect(await daysOf(bea)).toEqual(['2026-02-16'])
  expect((await save(bea, typed(-1, 'to-come'))).status).toBe(400)
})

test('repeating a save gets its first reply and changes nothing', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  const first = await save(ada, { field: key, value: 'one', version: 0, id: 'save-0001' })
  await save(ada, { field: key, value: 'two', version: 1, id: 'save-0002' })
  const again = await save(ada, { field: key, value: 'one', version: 0, id: 'save-0001' })
  expect(again.body.version).toBe(first.body.version)
  expect((await read(ada)).answers[key]).toMatchObject({ value: 'two', version: 2 })
})

test('twenty saves at once of one field keep every text', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`)
  const saves = await Promise.all(texts.map((value) => save(ada, { field: key, value, version: 0 })))
  expect(saves.map(({ status }) => status)).toEqual(texts.map(() => 200))
  const answer = (await read(ada)).answers[key]
  expect([answer?.value, ...(answer?.other ?? []).map(({ value }) => value)].sort()).toEqual([...texts].sort())
})

test('a batch is saved in its order, all or nothing', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  const refused = await save(ada, {
    answers: [
      { field: key, value: 'a', version: 0 },
      { field: 'nowhere', value: 1, version: 0 },
    ],
  })
  expect(refused.status).toBe(400)
  expect(refused.body).toMatchObject({
    code: 'founder-file.unfitting',
    message: expect.stringContaining('nowhere'),
    details: 'nowhere',
  })
  expect((await read(ada)).answers).toEqual({})
  const saved = await save(ada, {
    answers: [
      { field: key, value: 'a', version: 0 },
      { field: key, value: 'ab', version: 1 },
    ],
  })
  expect(saved.body.answers).toMatchObject([{ version: 1 }, { version: 2 }])
})

test('another member sees and changes nothing of it', async () => {
  const ada = await world.member()
  const eve = await world.member()
  const key = await textField(ada)
  await save(ada, { field: key, value: 'a secret', version: 0 })
  expect((await read(eve)).answers).toEqual({})
  await save(eve, { field: key, value: 'mine', version: 0 })
  expect((await read(ada)).answers[key]).toMatchObject({ value: 'a secret', version: 1 })
})

test('a page of a higher tier is refused, and one’s own answers stay readable below it', async () => {
  const ada = await world.member()
  const locked = { pageId }
  expect((await ada.call(getPage, { params: locked })).status).toBe(403)
  expect((await ada.call(saveAnswers, { params: locked, body: { field, value: 1, version: 0 } })).status).toBe(403)
  expect((await ada.call(getPage, { params: { pageId: 'nowhere' } })).status).toBe(404)
})

test('erasing a page leaves nothing of it', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  await save(ada, { field: key, value: 'gone soon', version: 0 })
  expect((await ada.call(erasePage, { params })).status).toBe(204)
  expect(await read(ada)).toMatchObject({ answers: {}, state: 'empty', version: 0 })
})

test('a save leaves the member’s record version as it was', async () => {
  const ada = await world.member()
  const key = await textField(ada)
  const before = (await ada.call(getPage, { params })).headers['x-member-version']
  expect((await save(ada, { field: key, value: 'x', version: 0 })).headers['x-member-version']).toBe(before)
})

test('answers that name another member are refused, and nothing is stored', async () => {
  const [ada, bob] = [await world.member(), await world.member()]
  const key = await textField(ada)
  const { body: me } = await bob.call(getCurrentUser)
  const answers = [{ field: key, value: 'of Bob', version: 0, id: 'save-of-bob' }]
  const refused = await save(ada, { answers, memberId: me.id })
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'founder-file.otherMember' }])
  expect((await read(ada)).answers[key]).toBeUndefined()
  expect((await save(bob, { answers, memberId: me.id })).status).toBe(200)
})

test('a lesson is answered with its page, and with the plan that opens it where the member’s doesn’t', async () => {
  const ada = await world.member({ tier: 'starter' })
  const ask = async (subModuleId: string) => (await ada.call(getLessonPage, { params: { subModuleId } })).body
  const open = await ask('foundation-01-day-one-numbers')
  expect([open.filled?.page.id, open.opensWith]).toEqual(['day-one-numbers', undefined])
  expect((await ask('no-such-lesson')).filled).toBeNull()
  const [locked] = (await ada.call(listPages)).body.pages.filter(({ isOpen }) => !isOpen)
  expect(await ask(locked?.subModuleIds[0] ?? '')).toMatchObject({ filled: null, opensWith: 'elite' })
})

test('a text of a page comes parsed, and tables of the example business stay on paper', async () => {
  const ada = await world.member({ tier: 'elite' })
  const { body } = (await ada.call(getPage, { params: { pageId: 'day-60-review' } })).body.page
  expect(JSON.stringify(body)).not.toContain('{{')
  const texts = body.filter((item) => 'text' in item)
  expect(texts.every(({ blocks }) => Array.isArray(blocks))).toBe(true)
})

test('a page whose work is kept elsewhere counts as done', async () => {
  const ada = await world.member()
  const saved = await save(ada, { field: 'elsewhere', value: 'Folder Numbers, page 1', version: 0 })
  expect(saved.body.state).toBe('done')
  expect((await save(ada, { field: 'elsewhere', value: '', version: 1 })).body.state).toBe('empty')
})

test('a lesson’s page tells what it shares with the worked example, and nothing of another business', async () => {
  const ada = await world.member({ tier: 'elite' })
  const ask = async (subModuleId: string) => (await ada.call(getLessonPage, { params: { subModuleId } })).body.beside
  expect((await ask('foundation-01-day-one-numbers')).slice(0, 4)).toMatchObject([
    { address: 'guess_revenue', example: '€700' },
    { address: 'numbers.day_1.clients', example: '3' },
    { address: 'numbers.day_1.price', example: '€180' },
    { address: 'numbers.day_1.revenue', label: 'Revenue, Day 1', example: '€540' },
  ])
  // Its page's example is Kesar's, and the lesson's is Lumen's.
  expect(await ask('foundation-04-value-price')).toEqual([])
})
