import { relative } from 'node:path'
import { buildIfStale } from '../build/stale.ts'
import { runChecks } from '../check/run-checks.ts'
import { criteriaShownBy } from '../conformance/criteria.ts'
import { outcomesOf, unshownRows } from '../conformance/outcomes.ts'
import { readRows } from '../conformance/rows.ts'
import { root } from '../root.ts'
import { installTestServices } from './install-test-services.ts'
import { failuresIn, isFailed, type Run, runTests, type TestFile } from './run-tests.ts'
import { keepScratchInMemory } from './scratch-in-memory.ts'

/** `tests/content/content.test.ts` makes each of its checks. */
const madeByTests = ['content']
const isLong = process.argv.includes('--long')
if (isLong) process.env.TEST_LONG = '1'
// Pages and journeys share two cores badly, so the browser has the machine to itself.
const rounds = [['rules', 'cost', 'web', 'sqlite', 'postgres'], isLong ? ['journeys', 'many-servers'] : ['journeys']]
installTestServices()
keepScratchInMemory()
// They read what the tests read and write nothing: a core that a test leaves idle works on them.
const checking = runChecks({ but: madeByTests })
buildIfStale()
process.env.TEST_BUILT_SERVER = 'yes'

const files: TestFile[] = []
const passedLater: string[] = []
const runs: ({ projects: readonly string[] } & Run)[] = []
for (const projects of rounds) {
  runs.push({ projects, ...(await runTests(projects)) })
  // Before the browser's round.
  await checking
}
const failures = (await checking).map((name) => `check: ${name}`)
for (const { projects, broke } of runs) if (broke) failures.push(`${projects.join(', ')}: the run itself failed`)
for (const { projects, files: ran } of runs) files.push(...(await runAgain(projects, ran)))
failures.push(...files.flatMap(failuresIn))
const outcomes = outcomesOf(files)
const unshown = unshownRows([...readRows(), ...criteriaShownBy(outcomes)], outcomes)
failures.push(...unshown.map((row) => `conformance: ${row}`))
const passed = outcomes.filter(({ status }) => status === 'passed').length

for (const file of passedLater) console.log(`passed only when run again: ${file}`)
// Last of all, so that the end of a long log says what to look at.
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(failures.length === 0 && passed > 0 ? 0 : 1)

/**
 * Files that failed are run once more, each alone: what fails then has failed, what passes is counted and listed as such.
 * A file runs on both engines, so its former outcomes are replaced by all of its new ones.
 */
async function runAgain(projects: readonly string[], all: readonly TestFile[]): Promise<TestFile[]> {
  const names = [...new Set(all.filter(isFailed).map(({ name }) => name))]
  const again: TestFile[] = []
  for (const name of names) {
    const run = await runTests(projects, [relative(root, name)])
    if (run.files.length === 0) again.push(...all.filter((file) => file.name === name))
    if (run.files.length > 0 && !run.broke && !run.files.some(isFailed)) passedLater.push(relative(root, name))
    again.push(...run.files)
  }
  return [...all.filter(({ name }) => !names.includes(name)), ...again]
}
