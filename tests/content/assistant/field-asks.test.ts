import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadFieldAsks } from '#features/assistant/understanding/server/load-field-asks.ts'
import { contentReader } from '#platform/server/content-files.ts'
import { checkFieldAsks } from '../../../scripts/content/field-asks.ts'
import { shippedContent } from '../shipped-content.ts'

const root = mkdtempSync(join(tmpdir(), 'field-asks-'))
cpSync(resolve('content/file-asks'), join(root, 'file-asks'), { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))

// Without them a page is found by its labels alone.
test('of every page that is shipped there are questions for its fields', () => {
  const asked = loadFieldAsks(contentReader(root))
  const pages = shippedContent.worksheets.pages.map(({ id }) => id)
  expect(pages.filter((id) => Object.keys(asked.get(id) ?? {}).length === 0)).toEqual([])
})

const faults = () => checkFieldAsks({ ...shippedContent, root }).map(({ where, says }) => `${where}: ${says}`)

test('a question for a field or a page that is gone is found and said', () => {
  expect(faults()).toEqual([])
  const file = join(root, 'file-asks/runway-sheet.yaml')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^action:/m, 'acton:'))
  writeFileSync(join(root, 'file-asks/no-page.yaml'), 'action: [what did I do]\n')
  expect(faults()).toEqual([
    'file-asks/no-page.yaml: there is no page no-page.',
    'file-asks/runway-sheet.yaml: the page has no field acton.',
  ])
})
