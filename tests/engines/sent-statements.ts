import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import type { TestProject } from 'vitest/node'
import { isOnBoth, leftOut } from './one-engine.ts'

let folder: string
let path: string

/** What a file sends: all of its tests, or those that the short run leaves out within it. */
type Sent = { file: string; isLeftOut: boolean; statements: string[] }

/**
 * Every statement that the product sends PostgreSQL in a test's process is sent by a file that the short run has there too;
 * else the run fails, and says which file has to come off the list, or which test is not `onOneEngine`’s.
 */
export function setup(project: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'frontier-statements-'))
  path = join(folder, 'sent.jsonl')
  project.provide('sentStatements', path)
}

export function teardown(): void {
  const lines = isOnBoth ? readFileSync(path, 'utf8').trim().split('\n') : []
  const files = lines.map((line): Sent => JSON.parse(line))
  rmSync(folder, { recursive: true })
  const isLeftOut = (sent: Sent) => sent.isLeftOut || leftOut.some((pattern) => matchesGlob(sent.file, pattern))
  const known = new Set(
    files.filter((one) => !isLeftOut(one)).flatMap(({ statements }) => statements.map(withoutCounts)),
  )
  const lost = files.filter(isLeftOut).flatMap(({ file, statements }) =>
    statements
      .map(withoutCounts)
      .filter((text) => !known.has(text))
      .map((text) => `${file}: ${text.slice(0, 300)}`),
  )
  // A few files that are run alone say nothing of the others.
  if (new Set(files.map(({ file }) => file)).size >= mostFiles && lost.length > 0)
    throw new Error(`The short run would never send PostgreSQL these statements:\n${[...new Set(lost)].join('\n')}`)
}

/** So many files are the whole project, of 250, and not some of it. */
const mostFiles = 150

/** How many rows, and how long a list is, makes no other statement. */
const withoutCounts = (text: string): string =>
  text
    .replace(/\$\d+/g, '$')
    .replace(/\((?:\$|default|null)(?:, (?:\$|default|null))*\)/g, '($*)')
    .replace(/\(\$\*\)(?:, \(\$\*\))+/g, '($*)')
