import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileWriter, pageId, params } from '#tests/world/founder-file.ts'
import { newWorld, type TestMember, type World } from '#tests/world/world.ts'
import { saveAnswers } from '../../pages/pages.contract.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({ now: '2026-03-02T12:00:00Z' })
})
afterAll(() => world.close())

const made = async (member: TestMember, query: string) => {
  const answer = await member.send('GET', `/api/founder-file/export?${query}`)
  expect(answer.statusCode).toBe(200)
  const parts = unzipSync(new Uint8Array(answer.rawPayload))
  return { answer, part: (name: string) => strFromU8(parts[name] ?? new Uint8Array()) }
}

test('a workbook holds the member’s answers, and formulas that are worked out anew', async () => {
  const { ada, word } = await fileWriter(world)
  const hostile = '=HYPERLINK("http://x.example","<&>")'
  await ada.call(saveAnswers, { params, body: { field: word, value: hostile, version: 2 } })
  const { answer, part } = await made(ada, `format=xlsx&of=${pageId}`)
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="founder-file-${pageId}-2026-03-02.xlsx"`)
  const sheet = part('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<f>IFERROR(')
  expect(sheet).toContain('=HYPERLINK(&quot;http://x.example&quot;,&quot;&lt;&amp;&gt;&quot;)</t>')
  expect(sheet).not.toContain('<f>HYPERLINK')
  expect(part('xl/workbook.xml')).toContain('fullCalcOnLoad="1"')
})

test('a page, a module and everything go as a document that LibreOffice opens', { timeout: 120_000 }, async ({
  skip,
}) => {
  const { ada, word } = await fileWriter(world)
  await ada.call(saveAnswers, { params, body: { field: word, value: 'first line\nsecond <line>', version: 2 } })
  for (const part of [pageId, 'foundation-01-founder-baseline', 'all']) await made(ada, `format=docx&of=${part}`)
  const { answer, part } = await made(ada, `format=docx&of=${pageId}`)
  expect(part('word/document.xml')).toContain('first line</w:t><w:br/><w:t xml:space="preserve">second &lt;line&gt;')
  const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find(existsSync)
  if (!office) return skip('LibreOffice is not installed here.')
  const folder = mkdtempSync(join(tmpdir(), 'docx-'))
  const path = join(folder, 'page.docx')
  writeFileSync(path, answer.rawPayload)
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`
  spawnSync(office, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path], { timeout: 100_000 })
  expect(readFileSync(join(folder, 'page.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  rmSync(folder, { recursive: true })
})

test('in a document of several pages, each begins on a sheet of its own, without a line before it', async () => {
  const { ada } = await fileWriter(world)
  const answers = [{ field: 'income', value: 5200, version: 0, mark: 'G' }]
  await ada.call(saveAnswers, { params: { pageId: 'purpose-statement' }, body: { answers } } as never)
  const { part } = await made(ada, 'format=docx&of=all')
  const document = part('word/document.xml')
  expect(document.match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
  expect(document).not.toContain('w:type="page"')
  // A gap below the last table could be a page with nothing on it.
  expect(document).toMatch(/<\/w:tbl><w:p><w:pPr><w:pStyle w:val="Brand"\/><w:pageBreakBefore\/>/)
})

test('the plan goes as a document with its gaps named, and as nothing else', async () => {
  const ada = await world.member()
  const answers = [
    { field: 'income', value: 5200, version: 0, mark: 'G' },
    { field: 'wins', value: 'hours', version: 0 },
  ]
  await ada.call(saveAnswers, { params: { pageId: 'purpose-statement' }, body: { answers } } as never)
  const { answer, part } = await made(ada, 'format=docx&of=plan')
  expect(answer.headers['content-disposition']).toBe('attachment; filename="founder-file-plan-2026-03-02.docx"')
  const text = part('word/document.xml').replaceAll(/<[^>]+>/g, '|')
  expect(text).toMatch(/Purpose\|+Income a month by day 180\|+\$5,200 \(guessed\)/)
  expect(text).toMatch(/Not yet\|+Customers\|+[^|]+, \d+\smin/)
  const eve = await world.member()
  for (const [member, query, status] of [
    [eve, 'format=docx&of=plan', 409],
    [ada, 'format=xlsx&of=plan', 404],
    [ada, 'format=json&of=plan', 404],
  ] as const)
    expect((await member.send('GET', `/api/founder-file/export?${query}`)).statusCode, query).toBe(status)
})

test('nothing written is said, and an unknown page is none', async () => {
  const eve = await world.member()
  const refused = async (query: string) => {
    const answer = await eve.send('GET', `/api/founder-file/export?${query}`)
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused('format=xlsx')).toEqual([409, 'founder-file.nothingWritten'])
  expect(await refused(`format=docx&of=${pageId}`)).toEqual([409, 'founder-file.nothingWritten'])
  expect(await refused('format=docx&of=nowhere')).toEqual([404, 'founder-file.pageNotFound'])
  expect(await refused('format=pdf')).toEqual([400, 'request.invalid'])
})
