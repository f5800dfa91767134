import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'yaml'
import type { SubModule } from '../../../src/features/program/program.ts'
import { taskItems } from '../../../src/features/program/task-items.ts'
import { type Content, type Fault, readYaml, whereIs } from '../content.ts'

const lockFile = 'checklists.lock.yaml'
const header = `# Every key under which members' ticks may be kept, by lesson. Written by \`npm run content:check -- --lock\`, never by hand.
# A key leaves this list only when the lesson says under \`renamed:\` which one takes its ticks, or \`none\`.
`
/** Says that nothing takes the ticks of an item that is gone. */
const nothing = 'none'

type Lock = Record<string, readonly string[]>

/** Ticks hang on keys: one that vanished is refused, and a new one has to be entered. Those of a removed lesson go with it. */
export function checkChecklistKeys(content: Content): Fault[] {
  const lock = readLock(content.root)
  return content.lessons.flatMap((lesson) => lessonFaults(content, lesson, lock[lesson.id] ?? []))
}

function lessonFaults(content: Content, lesson: SubModule, locked: readonly string[]): Fault[] {
  const items = taskItems(lesson.lesson())
  const keys = new Set(items.map(({ key }) => key))
  const fault = (says: string, words?: string) => ({ where: whereIs(content, lesson, words), says })
  return [
    ...locked
      .filter((key) => !keys.has(key) && lesson.renamed[key] === undefined)
      .map((key) =>
        fault(
          `the checklist item ${key} is gone, and ticks may hang on it. If its words were changed, write {#${key}} behind them; if another item or nothing takes its place, write under renamed: ${key}: the other item's key, or none.`,
        ),
      ),
    ...Object.entries(lesson.renamed)
      .filter(([, to]) => to !== nothing && !keys.has(to))
      .map(([from, to]) => fault(`renamed: ${from}: the checklist has no item ${to}.`, `${from}:`)),
    ...Object.keys(lesson.renamed)
      .filter((from) => keys.has(from))
      .map((from) => fault(`renamed: ${from} is still an item of the checklist.`, `${from}:`)),
    ...items
      .filter(({ key }) => !locked.includes(key))
      .map(({ key, words }) =>
        fault(
          `the checklist item ${key} is not in ${lockFile} yet. When you are sure of it, run npm run content:check -- --lock.`,
          words,
        ),
      ),
  ]
}

/** Enters the keys that are new; what vanished stays until the lesson says where its ticks went. */
export function writeChecklistLock(content: Content): void {
  const before = readLock(content.root)
  const lock = content.lessons.map((lesson): [string, string[]] => {
    const kept = (before[lesson.id] ?? []).filter((key) => lesson.renamed[key] === undefined)
    return [lesson.id, [...new Set([...kept, ...taskItems(lesson.lesson()).map(({ key }) => key)])]]
  })
  const sorted = Object.fromEntries(lock.filter(([, keys]) => keys.length > 0).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(content.root, lockFile), header + stringify(sorted))
}

function readLock(root: string): Lock {
  const path = join(root, lockFile)
  return existsSync(path) ? (readYaml<Lock | undefined>(path) ?? {}) : {}
}
