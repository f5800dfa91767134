import type { TestFile } from '../test/run-tests.ts'

export type Outcome = { title: string; status: string; file: string }
type Shown = { id: string; tests?: readonly string[] }

/** What each test of a report came to, by its full title. One title in several runs is one entry for each. */
export const outcomesOf = (files: readonly TestFile[]): Outcome[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ title: fullName, status, file: name })),
  )

/** The rows that the tests do not show: a named test did not run, did not pass, or is not the only one of its name. */
export function unshownRows(rows: readonly Shown[], outcomes: readonly Outcome[]): string[] {
  const byTitle = Map.groupBy(outcomes, ({ title }) => title)
  return rows.flatMap(({ id, tests = [] }) =>
    tests.flatMap((title) => {
      const fault = faultOf(byTitle.get(title) ?? [])
      return fault ? [`${id}: “${title}” ${fault}`] : []
    }),
  )
}

/** A test that is for one database engine alone is skipped on the other. */
function faultOf(runs: readonly Outcome[]): string | undefined {
  const ran = runs.filter(({ status }) => status !== 'skipped' && status !== 'pending' && status !== 'todo')
  if (ran.length === 0) return 'did not run'
  if (ran.some(({ status }) => status !== 'passed')) return 'did not pass'
  return new Set(ran.map(({ file }) => file)).size > 1 ? 'is the title of tests in several files' : undefined
}
