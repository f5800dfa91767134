import { afterAll, beforeAll, expect, test } from 'vitest'
import { exported, taken } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { keepPage, restoreSnapshot } from '../../../snapshots/snapshots.contract.ts'
import { getPage, saveAnswers } from '../../pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

/** A page with a table of few rows, and one of its columns that takes words. */
function smallTable() {
  for (const page of world.services.worksheets.pages)
    for (const { column, row, formula, kind, block } of page.places) {
      const held = page.blocks.get(block)
      if (!column || row || formula || kind !== 'short text' || held?.what !== 'table') continue
      const { table, most, follows } = held.table
      if (most && !follows) return { params: { pageId: page.id }, table, column, most }
    }
  throw new Error('no page has such a table')
}
const names = (of: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${of}${String(n).padStart(3, '0')}`)

function onPage(member: TestMember) {
  const { params, table, column, most } = smallTable()
  const save = (field: string, value: unknown, version: number) =>
    member.call(saveAnswers, { params, body: { field, value, version } } as never)
  return {
    params,
    table,
    most,
    order: (order: readonly string[], version = 0) => save(table, { order }, version),
    cell: (row: string, value = 'words') => save(`${table}.${row}.${column}`, value, 0),
    stands: async () => {
      const { value, version } = (await member.call(getPage, { params })).body.answers[table] ?? {}
      return { rows: (value as { order: string[] } | undefined)?.order ?? [], version: version ?? 0 }
    },
  }
}
const full = { status: 409, body: { code: 'founder-file.fileFull' } }

test('a cell doesn’t bring a row into a table that is full', async () => {
  const page = onPage(await world.member({ tier: 'elite' }))
  const rows = names('mine', page.most)
  await page.order(rows)
  expect((await page.cell('mine000')).status).toBe(200)
  expect(await page.cell('more')).toMatchObject(full)
  expect((await page.stands()).rows).toEqual(rows)
})

test('what was typed offline in a row that another device removed comes back with it, be the table full by then', async () => {
  const page = onPage(await world.member({ tier: 'elite' }))
  await page.order(names('mine', page.most))
  await page.cell('mine000')
  await page.cell('mine001', '')
  const [, , ...others] = names('mine', page.most)
  await page.order([...others, 'another0', 'another1'], 1)
  for (const row of ['mine000', 'mine001']) expect((await page.cell(row, 'typed offline')).status).toBe(200)
  expect((await page.stands()).rows).toEqual([...others, 'another0', 'another1', 'mine000', 'mine001'])
  expect(await page.cell('more')).toMatchObject(full)
})

test('two devices’ rows stand together, beyond what may be typed as well, can be removed one by one, and no third’s come', async () => {
  const page = onPage(await world.member({ tier: 'elite' }))
  await page.order(names('mine', page.most))
  expect((await page.order(names('hers', page.most))).status).toBe(200)
  const { rows, version } = await page.stands()
  expect(rows).toHaveLength(2 * page.most)
  expect(await page.order(names('more', page.most))).toMatchObject(full)
  expect((await page.order(rows.slice(1), version)).status).toBe(200)
  const [, , ...rest] = rows
  expect(await page.order([...rest, 'another'], version + 1)).toMatchObject({
    status: 400,
    body: { code: 'founder-file.unfitting' },
  })
  expect((await page.stands()).rows).toHaveLength(2 * page.most - 1)
})

test('neither a file nor a copy brings more rows than two devices’', async () => {
  const [ada, eve] = [await world.member({ tier: 'elite' }), await world.member({ tier: 'elite' })]
  const [of, hers] = [onPage(ada), onPage(eve)]
  await hers.order(names('more', hers.most))
  const { text } = await exported(eve)
  await of.order(names('copy', of.most))
  await of.cell('copy000')
  const { id } = (await ada.call(keepPage, { params: of.params, body: {} })).body
  await of.order([], 1)
  await of.order(names('mine', of.most), 2)
  await of.order(names('hers', of.most), 2)
  const before = await of.stands()
  expect(await taken(ada, text)).toMatchObject(full)
  const body = { versions: { [of.table]: 1 } }
  expect(await ada.call(restoreSnapshot, { params: { ...of.params, snapshotId: id }, body })).toMatchObject(full)
  expect(await of.stands()).toEqual(before)
})
