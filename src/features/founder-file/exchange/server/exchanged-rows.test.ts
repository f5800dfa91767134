import { afterAll, beforeAll, expect, test } from 'vitest'
import { everything, exported, taken } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { getPage, saveAnswers } from '../../pages/pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

/** A page with a table, and one of its columns that takes words. */
function pageWithTable() {
  for (const page of world.services.worksheets.pages)
    for (const place of page.places)
      if (place.column && !place.row && !place.formula && place.kind === 'short text')
        if (page.blocks.get(place.block)?.what === 'table')
          return { params: { pageId: page.id }, table: place.block, column: place.column }
  throw new Error('no page has such a table')
}

test('rows of the file stand before those that are here, and removed ones don’t travel', async () => {
  const { params, table, column } = pageWithTable()
  const save = (member: TestMember, field: string, value: unknown, version = 0) =>
    member.call(saveAnswers, { params, body: { field, value, version } } as never)
  const [ada, eve] = [await world.member({ tier: 'elite' }), await world.member({ tier: 'elite' })]
  await save(ada, table, { order: ['aaaa', 'bbbb'] })
  for (const row of ['aaaa', 'bbbb']) await save(ada, `${table}.${row}.${column}`, `Ada ${row}`)
  await save(ada, table, { order: ['aaaa'] }, 1)
  await save(eve, table, { order: ['cccc'] })
  await save(eve, `${table}.cccc.${column}`, 'Eve cccc')

  const { text } = await exported(ada)
  expect(text).not.toContain('Ada bbbb')
  expect((await taken(eve, text)).status).toBe(200)
  const { answers } = (await eve.call(getPage, { params })).body
  expect(answers[table]?.value).toEqual({ order: ['aaaa', 'cccc'] })
  expect(answers[`${table}.aaaa.${column}`]?.value).toBe('Ada aaaa')
  const before = await everything(world, eve)
  await taken(eve, text)
  expect(await everything(world, eve)).toEqual(before)

  const joan = await world.member({ tier: 'elite' })
  const whole = await exported(ada)
  expect((await taken(joan, whole.text)).body.hash).toBe(whole.file.hash)
})
