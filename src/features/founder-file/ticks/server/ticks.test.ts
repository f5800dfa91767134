import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeSubModule } from '#features/journey/completions/completions.contract.ts'
import { exported, taken } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { listNumbers } from '../../numbers/numbers.contract.ts'
import { getLessonPage, listPages, saveAnswers } from '../../pages/pages.contract.ts'
import { founderFilePersonalData } from '../../server/founder-file.personal-data.ts'
import { ticksIn } from './ticks-in.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const subModuleId = 'foundation-01-day-one-numbers'
const moduleId = 'foundation-01-founder-baseline'
const item = 'each_line_marked_c_or_g'
const params = { pageId: subModuleId }
const tick = (member: TestMember, value: boolean, version = 0, id?: string) =>
  member.call(saveAnswers, { params, body: { field: item, value, version, ...(id ? { id } : {}) } })
const read = async (member: TestMember) => (await member.call(getLessonPage, { params: { subModuleId } })).body

test('a tick is saved by its key and told with the lesson’s page, which it does not begin', async () => {
  const ada = await world.member()
  expect(await read(ada)).toMatchObject({ ticks: {}, canTick: true })
  expect((await tick(ada, true)).status).toBe(200)
  const { ticks, filled } = await read(ada)
  expect(ticks).toEqual({ [item]: { value: true, version: 1 } })
  expect(filled).toMatchObject({ state: 'empty', answers: {} })
  const { pages } = (await ada.call(listPages)).body
  expect(pages.every(({ id, state }) => id !== subModuleId && state === 'empty')).toBe(true)
  expect((await ada.call(listNumbers)).body.numbers.every(({ points }) => points.length === 0)).toBe(true)
})

test('of two devices the later click counts, and ticks of different items both stay', async () => {
  const ada = await world.member()
  const other = { field: 'all_ten_lines_filled_in_zeros_included', value: true, version: 0 }
  await Promise.all([tick(ada, true), ada.call(saveAnswers, { params, body: other })])
  const late = await tick(ada, false, 0)
  expect(late.body.other).toBeUndefined()
  expect((await read(ada)).ticks).toEqual({
    [item]: { value: false, version: 2 },
    [other.field]: { value: true, version: 1 },
  })
})

test('a repeated tick counts once, and only ticks of items that are there are taken', async () => {
  const ada = await world.member()
  const replies = await Promise.all([1, 2, 3].map(() => tick(ada, true, 0, 'tick-0001')))
  expect(replies.map(({ body }) => body.version)).toEqual([1, 1, 1])
  const refused = await ada.call(saveAnswers, { params, body: { field: 'no_such_item', value: true, version: 0 } })
  expect(refused.status).toBe(400)
  expect((await tick(ada, 'yes' as never)).status).toBe(400)
})

test('ticks go with the export of all, of the module and of the page, and are taken in again', async () => {
  const [ada, eve] = [await world.member(), await world.member()]
  await tick(ada, true)
  for (const part of ['all', moduleId, 'day-one-numbers', subModuleId])
    expect((await exported(ada, part)).text, part).toContain(item)
  const { text, file } = await exported(ada)
  const first = await taken(eve, text)
  expect(first.body).toMatchObject({ answers: 1, leftOut: [], hash: file.hash })
  expect((await read(eve)).ticks).toEqual({ [item]: { value: true, version: 1 } })
})

test('a lesson above the member’s plan takes no tick, and completing needs none', async () => {
  const ada = await world.member({ tier: 'starter' })
  const [locked] = (await ada.call(listPages)).body.pages.filter(({ isOpen }) => !isOpen)
  const id = locked?.subModuleIds[0] ?? ''
  const there = (await ada.call(getLessonPage, { params: { subModuleId: id } })).body
  expect(there).toMatchObject({ filled: null, opensWith: 'elite', beside: [], ticks: {}, canTick: false })
  const refused = await ada.call(saveAnswers, {
    params: { pageId: id },
    body: { field: 'x1', value: true, version: 0 },
  })
  expect(refused.status).toBe(403)
  const completed = await ada.call(completeSubModule, { params: { subModuleId }, body: { moduleId, subModuleId } })
  expect(completed.status).toBe(200)
})

test('ticks of an item that was renamed are those of the one that took them', () => {
  const { checklistOf } = world.services.worksheets
  const checklist = checklistOf(subModuleId)
  const renamed = checklist && { ...checklist, renamed: { of_before: item } }
  const stored = { value: true, version: 4, mark: null, updatedAt: '' }
  expect(ticksIn(renamed, new Map([['of_before', stored]]))).toEqual({ [item]: { value: true, version: 0 } })
  const unticked = { ...stored, value: false, version: 1 }
  const both = new Map([
    ['of_before', stored],
    [item, unticked],
  ])
  expect(ticksIn(renamed, both)).toEqual({ [item]: { value: false, version: 1 } })
})

test('the personal export has ticks in words, and erasing the account leaves none', async () => {
  const ada = await world.member()
  await tick(ada, true)
  const ctx = { db: world.db, worksheets: world.services.worksheets }
  const sections = await founderFilePersonalData.export(ctx as never, ada.id)
  expect(sections[0]?.rows).toMatchObject([
    { page: expect.stringContaining('Checklist: '), field: 'Each line marked C or G', value: 'true' },
  ])
  await founderFilePersonalData.erase(ctx as never, ada.id)
  expect((await read(ada)).ticks).toEqual({})
})
