import { afterAll, beforeAll, expect, test } from 'vitest'
import { newWorld, type World } from '#tests/world/world.ts'
import { readOwnTexts } from '../../../reading/server/read-own-texts.ts'
import { getFileSettings } from '../../../settings/settings.contract.ts'
import { listPages, saveAnswers } from '../../pages.contract.ts'
import { searchAnswers } from '../../search.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld()
})
afterAll(() => world.close())

test('what stands in a removed row is neither found nor counted until the row is back, and its currency stays asked about', async () => {
  const ada = await world.member({ tier: 'elite' })
  const tables = world.services.worksheets.pages.flatMap((page) =>
    page.places.flatMap(({ block, column, row, kind, formula }) =>
      page.blocks.get(block)?.what === 'table' && column && !row && !formula && kind === 'money'
        ? [
            {
              pageId: page.id,
              table: block,
              cost: column,
              text: page.places.find((one) => one.block === block && one.kind === 'short text' && !one.formula)?.column,
            },
          ]
        : [],
    ),
  )
  const { pageId, table, cost, text } = tables.find(({ text }) => text) ?? expect.fail('no table has amounts and texts')
  const save = (field: string, value: unknown, version = 0) =>
    ada.call(saveAnswers, { params: { pageId }, body: { field, value, version } } as never)
  const told = async () => {
    const { results } = (await ada.call(searchAnswers, { query: { q: 'zebra' } })).body
    const { pages } = (await ada.call(listPages)).body
    return {
      found: results.length,
      state: pages.find(({ id }) => id === pageId)?.state,
      hasAmounts: (await ada.call(getFileSettings)).body.hasAmounts,
      own: (await readOwnTexts(world.services, ada.id)).map((one) => one.text).sort(),
    }
  }
  await save(`${table}.rowa.${text}`, 'a zebra')
  await save(`${table}.rowa.${cost}`, 540)
  const all = { found: 1, state: 'begun', hasAmounts: true, own: ['540', 'a zebra'] }
  expect(await told()).toEqual(all)
  await save(table, { order: [] }, 9)
  expect(await told()).toEqual({ found: 0, state: 'empty', hasAmounts: true, own: [] })
  await save(table, { order: ['rowa'] }, 9)
  expect(await told()).toEqual(all)
})
