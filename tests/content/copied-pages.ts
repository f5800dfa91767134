import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { checkWorksheets } from '../../scripts/content/worksheets.ts'
import { loadWorksheets } from '../../src/features/founder-file/server/load-worksheets.ts'
import { contentReader, type ParsedFiles } from '../../src/platform/server/content-files.ts'
import { shippedContent } from './shipped-content.ts'

/** A copy of the pages that tests may break, beside the program as it is. */
export function copiedPages() {
  const shipped = shippedContent
  const parsed: ParsedFiles = new Map()
  const root = mkdtempSync(join(tmpdir(), 'pages-'))
  cpSync('content/worksheets', join(root, 'worksheets'), { recursive: true })
  for (const file of ['metrics.yaml', 'plan.yaml']) cpSync(`content/${file}`, join(root, file))
  const content = () => ({ ...shipped, root, worksheets: loadWorksheets(contentReader(root, parsed), shipped.program) })
  const faults = () => checkWorksheets(content()).map(({ where, says }) => `${where}: ${says}`)

  /** What is done while some words of one file are replaced; the file is put back. */
  function after<T>(file: string, from: string | RegExp, to: string, then: () => T): T {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    expect(text).toMatch(from)
    writeFileSync(path, text.replace(from, to))
    try {
      return then()
    } finally {
      writeFileSync(path, text)
    }
  }

  const faultsAfter = (file: string, from: string | RegExp, to: string) => after(file, from, to, faults)
  return { root, shipped, content, faults, after, faultsAfter }
}
