import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Fault } from '../../scripts/content/content.ts'
import { checkWorksheets } from '../../scripts/content/worksheets.ts'
import { loadWorksheets } from '../../src/features/founder-file/server/load-worksheets.ts'
import { contentReader } from '../../src/platform/server/content-files.ts'
import { shippedContent, shippedFiles } from './shipped-content.ts'

/** A copy of the pages that tests may break, beside the program as it is. */
export function copiedPages() {
  const shipped = shippedContent
  const parsed = shippedFiles()
  const root = mkdtempSync(join(tmpdir(), 'pages-'))
  cpSync('content/worksheets', join(root, 'worksheets'), { recursive: true })
  for (const file of ['metrics.yaml', 'plan.yaml']) cpSync(`content/${file}`, join(root, file))
  const content = () => ({ ...shipped, root, worksheets: loadWorksheets(contentReader(root, parsed), shipped.program) })
  const told = (found: readonly Fault[]) => found.map(({ where, says }) => `${where}: ${says}`)
  const faults = () => told(checkWorksheets(content()))
  /** What is said of one page, with all others beside it, and of the list of keys. */
  function faultsOf(file: string) {
    const now = content()
    const { pages } = now.worksheets
    return told(
      checkWorksheets(
        now,
        pages.filter((page) => page.file === file),
      ),
    )
  }

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

  const faultsAfter = (file: string, from: string | RegExp, to: string) => after(file, from, to, () => faultsOf(file))
  return { root, shipped, content, faults, faultsOf, after, faultsAfter }
}
