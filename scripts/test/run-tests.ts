import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../root.ts'

/** What vitest's JSON report says of a file, as far as it is read here. */
export type TestFile = {
  name: string
  status: string
  message?: string
  assertionResults: readonly { fullName: string; status: string; failureMessages?: readonly string[] | null }[]
}
export type Run = { files: readonly TestFile[]; broke: boolean }

/** Runs the tests of some projects, or of some files in them. */
export async function runTests(projects: readonly string[], files: readonly string[] = []): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'frontier-report-'))
  const path = join(folder, 'report.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    ...files,
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]
  const [status] = await once(spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' }), 'exit')
  const read = readReport(path)
  rmSync(folder, { recursive: true, force: true })
  return { files: read, broke: status !== 0 && !read.some(isFailed) }
}

export const isFailed = ({ status, assertionResults }: TestFile): boolean =>
  status === 'failed' || assertionResults.some((test) => test.status === 'failed')

/** Each failed test by file and name with the first lines of what it said, and each file that could not be run. */
export function failuresIn({ name, status, message, assertionResults }: TestFile): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLines(message)}`] : []
  return failed.map((test) => `${file}: ${test.fullName}\n    ${firstLines(test.failureMessages?.join('\n'))}`)
}

const firstLines = (text = '') => text.split('\n').slice(0, 4).join('\n    ')

function readReport(path: string): readonly TestFile[] {
  try {
    const { testResults = [] }: { testResults?: readonly TestFile[] } = JSON.parse(readFileSync(path, 'utf8'))
    return testResults
  } catch {
    return []
  }
}
