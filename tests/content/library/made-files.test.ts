import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test, vi } from 'vitest'
import { checkMadeFiles } from '../../../scripts/content/library/made-files.ts'
import { madeFile } from '../../../scripts/resources/library/make-file.ts'
import { readBrand } from '../../../scripts/resources/library/words.ts'
import { readCopy, shippedContent, shippedFiles } from '../shipped-content.ts'

const shipped = shippedContent
const brand = readBrand(shipped.root)
const root = mkdtempSync(join(tmpdir(), 'library-'))
cpSync('content', root, { recursive: true })
afterAll(() => rmSync(root, { recursive: true }))
const parsed = shippedFiles()

/** What is said after some words of one file were replaced; the file is put back. */
function faultsAfter(file: string, from: string | RegExp, to: string): string[] {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(path, text.replace(from, to))
  try {
    return checkMadeFiles(readCopy(root, parsed)).map(({ where, says }) => `${where}: ${says}`)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    writeFileSync(path, text)
  }
}

test('the spreadsheets and documents of the library are what their pages make', () => {
  expect(checkMadeFiles(shipped)).toEqual([])
  const made = shipped.library.resources.filter(({ id }) => madeFile(shipped, id, brand))
  const office = shipped.library.resources.filter(({ format }) => format === 'xlsx' || format === 'docx')
  expect(made).toEqual(office)
})

test('the same content makes the same bytes, at any time and in any zone', () => {
  const before = ['runway-sheet', 'owner-manual'].map((id) => madeFile(shipped, id, brand))
  vi.useFakeTimers({ now: new Date('2031-07-01T23:30:00Z') })
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const after = ['runway-sheet', 'owner-manual'].map((id) => madeFile(shipped, id, brand))
  vi.useRealTimers()
  vi.unstubAllEnvs()
  expect(after).toEqual(before)
})

test('a spreadsheet has the page twice: to fill in without a currency, and with the example in its own', () => {
  const parts = unzipSync(madeFile(shipped, 'runway-sheet', brand) ?? new Uint8Array())
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  expect(part('xl/workbook.xml')).toMatch(/name="Yours".*name="Example"/)
  const [yours, example] = [part('xl/worksheets/sheet1.xml'), part('xl/worksheets/sheet2.xml')]
  const formula = '<f>IFERROR(IF(COUNT(B7,B8,B9)&lt;3,&quot;&quot;,B7+B8-B9),&quot;&quot;)</f>'
  expect(yours).toContain(formula)
  expect(example).toContain(`${formula}<v>3330</v>`)
  expect(yours).not.toContain('38000')
  expect(example).toContain('38000')
  expect(part('xl/styles.xml')).toContain('&quot;$&quot;#,##0')
})

test('a document has room to write first, and the filled example behind it', () => {
  const parts = unzipSync(madeFile(shipped, 'offer-one-pager', brand) ?? new Uint8Array())
  const [form = '', example = ''] = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).split('w:pageBreakBefore')
  expect(form).toContain('For whom')
  expect(form).not.toContain('something to take home')
  expect(form).toContain('☐')
  expect(example).toContain('Example: Kiln &amp; Kin, day 45.')
  expect(example).toContain('something to take home')
})

test('what is worked out is left free on paper', () => {
  const parts = unzipSync(madeFile(shipped, 'day-120-review', brand) ?? new Uint8Array())
  const [form = '', example = ''] = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).split('w:pageBreakBefore')
  expect(form).not.toContain('0 h')
  expect(example).toContain('137 h')
})

const brief = 'resources/documents/delegation-brief.yaml'
const review = 'resources/documents/weekly-review.yaml'
test.each([
  [
    'a page that changed after its file',
    'worksheets/runway-sheet.yaml',
    'Money that arrived',
    'What arrived',
    'resources/files/runway-sheet.xlsx: is not what its page makes now. Run npm run resources -- runway-sheet',
  ],
  [
    'a document that changed after its file',
    review,
    'Offers made',
    'Offers sent',
    'resources/files/weekly-review.docx: is not what its page makes now.',
  ],
  [
    'an id that the file does not have',
    brief,
    'id: delegation-brief',
    'id: delegation',
    `${brief}:1: id: is delegation, but the file is named otherwise.`,
  ],
  [
    'a document of no resource',
    brief,
    'id: delegation-brief',
    'id: delegation',
    `${brief}:1: id: there is no resource delegation. Write resources/delegation.md`,
  ],
  [
    'a document that is a spreadsheet',
    'resources/delegation-brief.md',
    /format: docx\n([\s\S]*)file: .*\.docx/,
    'format: xlsx\n$1file: runway-sheet.xlsx',
    `${brief}:1: id: delegation-brief is no .docx file.`,
  ],
  [
    'a page that is none',
    brief,
    'page: delegation-table',
    'page: delegation-tables',
    `${brief}:7: page: there is no page delegation-tables.`,
  ],
  [
    'a part that is none',
    brief,
    'parts: [tasks]',
    'parts: [task_list]',
    `${brief}:7: parts: the page delegation-table has no task_list.`,
  ],
  [
    'a column that is none',
    brief,
    'moves_up]',
    'moves]',
    `${brief}:7: columns: no table or grid taken from delegation-table has a column moves.`,
  ],
  [
    'a column of a part that is not taken',
    brief,
    'columns: [who, about,',
    'columns: [subject, about,',
    `${brief}:9: columns: no table or grid taken from returned-problems has a column subject.`,
  ],
  [
    'a page that is left out',
    brief,
    '  - page: delegation-brief\n',
    '',
    `${brief}:4: body: lacks the page delegation-brief, which names delegation-brief as its resource.`,
  ],
  [
    'neither a page nor a title',
    review,
    /^title:.*\n/m,
    '',
    `${review}:2: has no page, so it needs title: and use: of its own.`,
  ],
  [
    'a misspelled part of a body',
    brief,
    '- heading: Delegation',
    '- haeding: Delegation',
    `${brief}:6: body, entry 2: must be one of page:, heading:, text: and note:`,
  ],
  [
    'two pages for one file',
    'worksheets/useful-page.yaml',
    /^lessons:.*$/m,
    '$&\nresource: runway-sheet',
    'resource: runway-sheet is made from runway-sheet already.',
  ],
  [
    'a figure that the cast lacks',
    'worksheets/day-60-review.yaml',
    '{{lumen.60.cash}}',
    '{{lumen.61.cash}}',
    '{{lumen.61.cash}}: docs/cast.yaml has no such figure.',
  ],
])('%s is told with its cure', (_, file, from, to, says) => {
  expect(faultsAfter(file, from, to).join('\n')).toContain(says)
})
