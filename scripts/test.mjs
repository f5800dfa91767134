import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { check } from './check.mjs'
import { outcomesOf, unshownRows } from './conformance/shown.mjs'
import { installTestNeeds } from './needs.mjs'
import { buildIfStale, install, pinnedNode, projectEnv, root } from './prepare.mjs'

// Pages and journeys share two cores badly, so the browser has the machine to itself.
const rounds = [['rules', 'cost', 'web', 'sqlite', 'postgres'], ['journeys']]

install()
const node = pinnedNode()
installTestNeeds()
const failedChecks = await check()
buildIfStale(node)

const total = { passed: 0, failed: failedChecks.length }
const failures = failedChecks.map((name) => `check: ${name}`)
const outcomes = []
for (const projects of rounds) {
  const { passed, failed, report } = runTests(projects)
  total.passed += passed
  total.failed += failed
  outcomes.push(...outcomesOf(report))
  failures.push(...failuresIn(report))
}
// Only now, since on a bare clone its YAML reader is installed by this script.
const { readRows } = await import('./conformance.mjs')
const { criteriaShownBy } = await import('./accessibility.mjs')
const unshown = unshownRows([...readRows(), ...criteriaShownBy(outcomes)], outcomes)
failures.push(...unshown.map((row) => `conformance: ${row}`))
total.failed += unshown.length
// Last of all, so that the end of a long log says what to look at.
for (const failure of failures) console.log(`✗ ${failure}`)
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

/** Each failed test by file and name with the first lines of what it said, and each file that could not be run. */
function failuresIn({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLines(message)}`] : []
    return failed.map((test) => `${file}: ${test.fullName}\n    ${firstLines(test.failureMessages.join('\n'))}`)
  })
}

const firstLines = (text = '') => text.split('\n').slice(0, 4).join('\n    ')

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return {}
  }
}
