import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { check } from './check.mjs'
import { outcomesOf, unshownRows } from './conformance/shown.mjs'
import { installTestNeeds } from './needs.mjs'
import { buildIfStale, install, pinnedNode, projectEnv, root } from './prepare.mjs'

// Pages and journeys share two cores badly, so the browser has the machine to itself.
const rounds = [['rules', 'sqlite', 'postgres', 'web'], ['journeys']]

install()
const node = pinnedNode()
installTestNeeds()
const failedChecks = await check()
buildIfStale(node)

const total = { passed: 0, failed: failedChecks.length }
const outcomes = []
for (const projects of rounds) {
  const { passed, failed, report } = runTests(projects)
  total.passed += passed
  total.failed += failed
  outcomes.push(...outcomesOf(report))
}
// Only now, since on a bare clone its YAML reader is installed by this script.
const { readRows } = await import('./conformance.mjs')
const { criteriaShownBy } = await import('./accessibility.mjs')
const unshown = unshownRows([...readRows(), ...criteriaShownBy(outcomes)], outcomes)
for (const row of unshown) console.log(`✗ conformance ${row}`)
total.failed += unshown.length
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

/** Runs some projects and answers how many of their tests passed and failed, and the report; a run that broke counts as one failure. */
function runTests(projects) {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-report-'))
  const path = join(folder, 'report.json')
  const args = [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(node, [vitest, ...args], { cwd: root, stdio: 'inherit', env: projectEnv() })
  const report = readReport(path)
  const { numPassedTests = 0, numFailedTests = 0 } = report
  rmSync(folder, { recursive: true, force: true })
  return { passed: numPassedTests, failed: numFailedTests === 0 && status !== 0 ? 1 : numFailedTests, report }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
