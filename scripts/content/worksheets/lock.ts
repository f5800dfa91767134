import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import { stringify } from 'yaml'
import type { Worksheet } from '../../../src/features/founder-file/worksheets/pages.ts'
import type { Content, Fault } from '../content.ts'
import { pageFault } from './page-fault.ts'

const lockFile = 'worksheets/keys.lock.yaml'
const header = `# Every key under which answers may be kept, with its kind. Written by \`npm run content:check -- --lock\`, never by hand.
# A key leaves this list only when the page says under \`renamed:\` which one takes its answers.
`

type Keys = Record<string, string>
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
  const moved = new Set(Object.keys(page.renamed))
  return [
    ...Object.keys(locked)
      .filter((key) => keys[key] === undefined && !moved.has(key))
      .map((key) =>
        pageFault(
          content,
          page,
          'id',
          `the key ${key} is gone, and answers may hang on it. Put it back, or write under renamed: ${key}: the key that takes them.`,
        ),
      ),
    ...Object.entries(page.renamed)
      .filter(([, to]) => keys[to] === undefined)
      .map(([from, to]) => pageFault(content, page, from, `renamed: ${from}: there is no ${to} on the page.`)),
    ...Object.entries(page.renamed)
      .filter(([from, to]) => keys[to] !== undefined && locked[from] !== undefined && keys[to] !== locked[from])
      .map(([from, to]) =>
        pageFault(
          content,
          page,
          from,
          `renamed: ${from} was ${locked[from]}, and ${to} is ${keys[to]}: its answers would not fit.`,
        ),
      ),
    ...Object.entries(keys).flatMap(([key, kind]) => {
      const before = locked[key]
      if (before === kind) return []
      const name = key.split('.').at(-1) ?? key
      return before === undefined
        ? [
            pageFault(
              content,
              page,
              name,
              `the key ${key} is not in ${lockFile} yet. When you are sure of its name, run npm run content:check -- --lock.`,
            ),
          ]
        : [
            pageFault(
              content,
              page,
              name,
              `${key} held ${before} and now holds ${kind}: answers would not fit. Give the new field a key of its own.`,
            ),
          ]
    }),
  ]
}

/** Fields, columns and rows; a field whose value is computed keeps no answers. */
function keysOf(page: Worksheet): Keys {
  const keys: Keys = {}
  for (const { address, block, column, row, kind, formula } of page.places) {
    if (formula !== undefined) continue
    const parts = row === undefined ? [address] : [`${block}.${column}`, `${block}.${row}`]
    for (const [index, part] of parts.entries())
      keys[part] = parts.length === 2 && index === 0 ? 'column' : (keys[part] ?? kind)
  }
  return keys
}

/** Enters the keys that are new; what vanished stays until the page says where its answers went. */
export function writeLock(content: Content): void {
  const lock: Lock = { ...readLock(content.root) }
  for (const page of content.worksheets.pages) {
    const kept = Object.entries(lock[page.id] ?? {}).filter(([key]) => page.renamed[key] === undefined)
    lock[page.id] = { ...keysOf(page), ...Object.fromEntries(kept) }
  }
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(content.root, lockFile), header + stringify(sorted))
}

function readLock(root: string): Lock {
  const path = join(root, lockFile)
  // Written by `writeLock`.
  return existsSync(path) ? ((load(readFileSync(path, 'utf8'), { schema: CORE_SCHEMA }) ?? {}) as Lock) : {}
}
