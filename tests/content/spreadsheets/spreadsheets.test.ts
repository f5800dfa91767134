import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { recalculated, valuesOf } from '../../../scripts/resources/recalculate.ts'
import { shippedContent } from '../shipped-content.ts'

const { root, library } = shippedContent
const paths = library.resources
  .filter(({ format }) => format === 'xlsx')
  .map(({ file }) => resolve(root, 'resources/files', file))

const comparable = (value: unknown) => {
  if (value === undefined || value === null || value === '') return ''
  return typeof value === 'number' ? Number(value.toPrecision(9)) : String(value)
}

test('LibreOffice comes to the results that every spreadsheet stores', { timeout: 280_000 }, async ({ skip }) => {
  const results = await recalculated(...paths)
  if (!results) return skip('LibreOffice is not installed here, so the spreadsheets were not calculated again.')
  for (const [index, path] of paths.entries()) {
    const stored = await valuesOf(path)
    for (const [tab, cells] of Object.entries(results[index] ?? {}))
      for (const [at, value] of Object.entries(cells))
        expect(comparable(stored[tab]?.[at]), `${path} ${tab}!${at}`).toEqual(comparable(value))
  }
})
