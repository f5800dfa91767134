import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import { type Content, type Fault, readYaml } from '../content.ts'
import { changeOf, fits, type Keys, keysOf, withNewValues } from './lock-keys.ts'
import { pageFault } from './page-fault.ts'

const lockFile = 'worksheets/keys.lock.yaml'
const header = `# Every key under which answers may be kept, with its kind, and the values of those where one chooses.
# Written by \`npm run content:check -- --lock\`, never by hand.
# A key leaves this list only when the page says under \`renamed:\` which one takes its answers. A value never does.
`

type Lock = Record<string, Keys>

/** Answers hang on keys: one that vanished, or holds something else now, is refused, and a new one has to be entered. */
export function lockFaults(content: Content): Fault[] {
  const lock = readLock(content.root)
  const { pages, pageById } = content.worksheets
  const gone = Object.keys(lock).filter((id) => !pageById.has(id))
  return [
    ...gone.map((id) => ({
      where: lockFile,
      says: `the page ${id} is gone, and answers may hang on it. Put it back; a page that is no longer needed loses its lessons' text, never its file.`,
    })),
    ...pages.flatMap((page) => pageFaults(content, page, lock[page.id] ?? {})),
  ]
}

function pageFaults(content: Content, page: Worksheet, locked: Keys): Fault[] {
  const keys = keysOf(page)
  const fault = (key: string, says: string) => pageFault(content, page, key.split('.').at(-1) ?? key, says)
  return [
    ...Object.keys(locked)
      .filter((key) => keys[key] === undefined && page.renamed[key] === undefined)
      .map((key) =>
        fault(
          'id',
          `the key ${key} is gone, and answers may hang on it. Put it back, or write under renamed: ${key}: the key that takes them.`,
        ),
      ),
    ...Object.entries(page.renamed).flatMap(([from, to]) => {
      const [before, now] = [locked[from], keys[to]]
      if (now === undefined) return [fault(from, `renamed: ${from}: there is no ${to} on the page.`)]
      return before === undefined || fits(before, now)
        ? []
        : [fault(from, `renamed: ${from} was ${before}, and ${to} is ${now}: its answers would not fit.`)]
    }),
    ...Object.entries(keys).flatMap(([key, now]) => keyFaults(key, locked[key], now).map((says) => fault(key, says))),
  ]
}

function keyFaults(key: string, before: string | undefined, now: string): string[] {
  if (before === undefined) return [`the key ${key} ${isNew}`]
  const { kinds, gone, added } = changeOf(before, now)
  if (kinds) return [`${key} held ${kinds}: answers would not fit. Give the new field a key of its own.`]
  return [
    ...gone.map(
      (value) =>
        `the choice “${value}” of ${key} is gone, and answers may hold it. Put it back; other words for it go behind it: { ${value}: the words }.`,
    ),
    ...added.map((value) => `the choice “${value}” of ${key} ${isNew}`),
  ]
}

const isNew = `is not in ${lockFile} yet. When you are sure of its name, run npm run content:check -- --lock.`

/** Enters the keys and values that are new; what vanished stays until the page says where its answers went. */
export function writeLock(content: Content): void {
  const lock: Lock = { ...readLock(content.root) }
  for (const page of content.worksheets.pages) {
    const kept = Object.entries(lock[page.id] ?? {}).filter(([key]) => page.renamed[key] === undefined)
    const keys = keysOf(page)
    const held = kept.map(([key, before]) => [key, withNewValues(before, keys[key] ?? before)])
    lock[page.id] = { ...keys, ...Object.fromEntries(held) }
  }
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(content.root, lockFile), header + stringify(sorted, { lineWidth: 0 }))
}

function readLock(root: string): Lock {
  const path = join(root, lockFile)
  return existsSync(path) ? (readYaml<Lock | undefined>(path) ?? {}) : {}
}
