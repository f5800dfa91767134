import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, maxStoredPerPage, saveAnswers } from '../../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

const params = { pageId: 'problem-brief' }
const cell = (row: number) => `beliefs.row${row}.belief`
const read = async (ada: TestMember) => (await ada.call(getPage, { params })).body
const save = (ada: TestMember, field: string, value: string | { order: string[] } | null, version = 0) =>
  ada.call(saveAnswers, { params, body: { field, value, version } })

/** As many cells as may be stored besides the order of the rows; of these rows the table has the first. */
async function full(ada: TestMember, standing: number, value = '"a belief"') {
  const rows = Array.from({ length: maxStoredPerPage - 1 }, (_, row) => row)
  const order = rows.slice(0, standing).map((row) => `row${row}`)
  const since = Object.fromEntries(order.map((row) => [row, 1]))
  await save(ada, 'beliefs', { order: [] })
  const own = { memberId: ada.id, pageId: params.pageId, mark: null }
  for (let at = 0; at < rows.length; at += 500)
    await world.db
      .insertInto('fileAnswers')
      .values(
        rows.slice(at, at + 500).map((row) => ({
          ...own,
          field: cell(row),
          value,
          version: row === standing ? 7 : 1,
          updatedAt: `2026-01-01T00:00:00.${String(row).padStart(4, '0')}Z`,
        })),
      )
      .execute()
  await world.db
    .updateTable('fileAnswers')
    .set({ value: JSON.stringify({ order, since }) })
    .where('memberId', '=', ada.id)
    .where('field', '=', 'beliefs')
    .execute()
}

test('however often rows are filled and removed, no more is stored than may be, and what is there is taken', async () => {
  const ada = await world.member({ tier: 'elite' })
  await full(ada, 2)
  expect(await save(ada, cell(9000), 'a new one')).toMatchObject({ status: 200, body: { state: 'begun' } })
  const { answers, erasedVersion } = await read(ada)
  expect(Object.keys(answers)).toHaveLength(maxStoredPerPage)
  const isThere = (row: number) => answers[cell(row)] !== undefined
  // The oldest cell of a removed row went, those of rows that stand did not.
  expect([0, 1, 2, 3, 9000].map(isThere)).toEqual([true, true, false, true, true])
  expect(erasedVersion).toBe(7)

  const ofDeviceThatSawIt = await save(ada, cell(2), 'typed upon it', 7)
  expect(ofDeviceThatSawIt.body).toMatchObject({ version: 8 })
  expect(ofDeviceThatSawIt.body.other).toBeUndefined()
})

test('rows without number are refused also where nothing stands in them', async () => {
  const ada = await world.member({ tier: 'elite' })
  await full(ada, maxStoredPerPage - 1, 'null')
  const { status, body } = await save(ada, cell(9000), null)
  expect([status, body]).toMatchObject([409, { code: 'founder-file.fileFull' }])
})
