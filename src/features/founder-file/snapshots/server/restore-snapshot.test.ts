import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listNumbers } from '../../numbers/numbers.contract.ts'
import { getPage, listPages, saveAnswers } from '../../pages/pages.contract.ts'
import { keepPage, listSnapshots, restoreSnapshot } from '../snapshots.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const params = { pageId: 'day-one-numbers' }
const worry = 'worry'
const revenue = 'numbers.day_1.revenue'

const read = async (member: TestMember) => (await member.call(getPage, { params })).body
const valuesOf = async (member: TestMember) =>
  Object.fromEntries(Object.entries((await read(member)).answers).map(([field, { value }]) => [field, value]))
const save = (member: TestMember, field: string, value: unknown, version = 0) =>
  member.call(saveAnswers, { params, body: { field, value, version, mark: null } } as never)
/** Without a payload: nothing has to be told. */
const keep = async (member: TestMember) => (await member.call(keepPage, { params, body: undefined })).body.id
const copiesOf = async (member: TestMember) => (await member.call(listSnapshots, { params })).body.kept
const restore = (member: TestMember, snapshotId: string, versions?: Record<string, number>) =>
  member.call(restoreSnapshot, { params: { ...params, snapshotId }, body: versions ? { versions } : {} })

async function keeper() {
  const ada = await world.member()
  await save(ada, worry, 'first')
  await save(ada, revenue, 540)
  return { ada, first: await keep(ada) }
}

test('a page that is kept twice without a change between has one copy of the day', async () => {
  const { ada, first } = await keeper()
  expect(await keep(ada)).toBe(first)
  await save(ada, worry, 'second', 1)
  const second = await keep(ada)
  expect((await copiesOf(ada)).map(({ id }) => id)).toEqual([first, second])
})

test('a copy goes back into its page, and what stood there is kept first', async () => {
  const { ada, first } = await keeper()
  await save(ada, worry, 'second', 1)
  await save(ada, 'numbers.day_1.costs', 210)
  const restored = await restore(ada, first)
  expect(restored).toMatchObject({ status: 200, body: { changed: 2 } })
  expect(await valuesOf(ada)).toEqual({ [worry]: 'first', [revenue]: 540, 'numbers.day_1.costs': null })

  const copies = await copiesOf(ada)
  expect(copies.map(({ id }) => id)).toEqual([first, restored.body.id])
  expect(copies[1]?.answers).toMatchObject({ [worry]: { value: 'second' }, 'numbers.day_1.costs': { value: 210 } })
  const line = (await ada.call(listPages)).body.pages.find(({ id }) => id === params.pageId)
  expect(line?.keptOn).toEqual(['2026-03-02', '2026-03-02'])

  await restore(ada, restored.body.id ?? '')
  expect(await valuesOf(ada)).toMatchObject({ [worry]: 'second', 'numbers.day_1.costs': 210 })
})

test('two restores of one copy at once are one, and of two copies each keeps what it replaced', async () => {
  const { ada, first } = await keeper()
  await save(ada, worry, 'second', 1)
  const second = await keep(ada)
  await save(ada, worry, 'third', 2)
  const same = await Promise.all([restore(ada, first), restore(ada, first)])
  expect(same.map(({ status }) => status)).toEqual([200, 200])
  expect(same.filter(({ body }) => body.id === null)).toHaveLength(1)
  expect(await copiesOf(ada)).toHaveLength(3)

  const both = await Promise.all([restore(ada, first), restore(ada, second)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const texts = (await copiesOf(ada)).map(({ answers }) => answers[worry]?.value)
  expect(new Set([...texts, (await valuesOf(ada))[worry]])).toEqual(new Set(['first', 'second', 'third']))
})

test('a text that arrives between looking and restoring is displaced and kept', async () => {
  const { ada, first } = await keeper()
  await save(ada, worry, 'second', 1)
  const seen = (await read(ada)).answers
  await save(ada, worry, 'from the phone', 2)
  await save(ada, 'numbers.day_1.costs', 99)
  await restore(ada, first, { [worry]: seen[worry]?.version ?? 0 })
  const { answers } = await read(ada)
  expect(answers[worry]).toMatchObject({ value: 'first', other: [{ value: 'from the phone' }] })
  expect(answers['numbers.day_1.costs']?.value).toBe(99)
})

test('a copy goes back into a page with thousands of answers', async () => {
  const { ada, first } = await keeper()
  await save(ada, worry, 'second', 1)
  const versions = Object.fromEntries(Array.from({ length: 4001 }, (_, row) => [`asks.row${row}.name`, 1]))
  expect(await restore(ada, first, { ...versions, [worry]: 2 })).toMatchObject({ status: 200, body: { changed: 1 } })
})

test('saves that arrive while a copy is restored lose nothing', async () => {
  const { ada, first } = await keeper()
  await save(ada, worry, 'second', 1)
  const texts = Array.from({ length: 6 }, (_, n) => `typed ${n}`)
  const all = await Promise.all([
    ...texts.slice(0, 3).map((text) => save(ada, worry, text, 2)),
    restore(ada, first, { [worry]: 2 }),
    ...texts.slice(3).map((text) => save(ada, worry, text, 2)),
  ])
  expect(all.map(({ status }) => status)).toEqual(Array(7).fill(200))
  const answer = (await read(ada)).answers[worry]
  const copied = (await copiesOf(ada)).map(({ answers }) => answers[worry]?.value)
  const found = new Set([answer?.value, ...(answer?.other ?? []).map(({ value }) => value), ...copied])
  expect(['first', ...texts].filter((text) => !found.has(text))).toEqual([])
})

test('rows that a copy doesn’t have go, and those another device added meanwhile stay', async () => {
  const elite = await world.member({ tier: 'elite' })
  const table = { pageId: 'asks-log', key: 'asks', column: 'name' }
  const at = { pageId: table.pageId }
  const write = (field: string, value: unknown, version: number) =>
    elite.call(saveAnswers, { params: at, body: { field, value, version } } as never)
  const order = async () => (await elite.call(getPage, { params: at })).body.answers[table.key]
  await write(table.key, { order: ['rone'] }, 0)
  await write(`${table.key}.rone.${table.column}`, 'one', 0)
  const { id } = (await elite.call(keepPage, { params: at, body: {} })).body
  await write(table.key, { order: ['rone', 'rtwo'] }, 1)
  const seen = (await order())?.version ?? 0
  await write(table.key, { order: ['rone', 'rtwo', 'rphone'] }, seen)
  await elite.call(restoreSnapshot, { params: { ...at, snapshotId: id }, body: { versions: { [table.key]: seen } } })
  expect((await order())?.value).toEqual({ order: ['rone', 'rphone'] })
})

test('a number that goes back is a point of its day, and the page’s figure follows', async () => {
  const { ada, first } = await keeper()
  world.setNow('2026-04-02T12:00:00Z')
  await save(ada, revenue, 900, 1)
  await restore(ada, first)
  world.setNow('2026-03-02T12:00:00Z')
  const { numbers } = (await ada.call(listNumbers)).body
  const points = numbers.find(({ key }) => key === 'revenue')?.points ?? []
  expect(points.map(({ value, date }) => [value, date])).toEqual([[540, '2026-04-02']])
})

test('someone else’s copy is not there, nor one that never was', async () => {
  const { ada, first } = await keeper()
  const eve = await world.member()
  await save(eve, worry, 'mine')
  expect((await restore(eve, first)).status).toBe(404)
  expect((await restore(ada, 'never-was')).status).toBe(404)
  expect((await copiesOf(eve)).length).toBe(0)
  expect(await valuesOf(eve)).toEqual({ [worry]: 'mine' })
})

test('below the page’s tier a copy can be read, and not put back', async () => {
  const ada = await world.member({ tier: 'elite' })
  const at = { pageId: 'price-rise-break-even' }
  await ada.call(saveAnswers, { params: at, body: { field: 'margin', value: 0.5, version: 0 } })
  const { id } = (await ada.call(keepPage, { params: at, body: {} })).body
  await world.db.deleteFrom('memberships').where('memberId', '=', ada.id).execute()
  expect((await ada.call(listSnapshots, { params: at })).body.kept).toHaveLength(1)
  const refused = await ada.call(restoreSnapshot, { params: { ...at, snapshotId: id }, body: {} })
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'founder-file.locked' }])
})
