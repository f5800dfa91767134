import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkWorksheets } from '../../../scripts/content/worksheets.ts'
import { loadWorksheets } from '../../../src/features/founder-file/server/load-worksheets.ts'
import { contentReader } from '../../../src/platform/server/content-files.ts'
import { shippedContent } from '../shipped-content.ts'

const pages = [...readFileSync('docs/worksheets.md', 'utf8').matchAll(/```yaml\n(id: ([\w-]+)[\s\S]*?)```/g)]
const root = mkdtempSync(join(tmpdir(), 'docs-'))
mkdirSync(join(root, 'worksheets'))
writeFileSync(join(root, 'metrics.yaml'), readFileSync('content/metrics.yaml'))
// The plan has to name fields that are there.
const plan = readFileSync('content/plan.yaml', 'utf8')
writeFileSync(
  join(root, 'plan.yaml'),
  plan.replaceAll(/from: (?:\[[^\]]*\]|[^,} ]+)/g, 'from: two-offers.decision').replaceAll(/by: \w+, |, by: \w+/g, ''),
)
for (const [, text = '', id = ''] of pages) writeFileSync(join(root, 'worksheets', `${id}.yaml`), text)
afterAll(() => rmSync(root, { recursive: true }))

test('the pages that writers are shown are sound', () => {
  const shipped = shippedContent
  const faults = checkWorksheets({ ...shipped, root, worksheets: loadWorksheets(contentReader(root), shipped.program) })
  expect(pages).toHaveLength(2)
  expect(faults.map(({ says }) => says).filter((says) => !says.includes('is not in worksheets/keys.lock'))).toEqual([])
})
