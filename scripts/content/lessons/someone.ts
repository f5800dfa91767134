import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content, Fault } from '../content.ts'

/** Lessons, pages of the Founder file, and what files of the library are made from; not what members type. */
const read = [
  'modules/**/*.md',
  'worksheets/*.yaml',
  'resources/*.md',
  'resources/documents/*.yaml',
  'resources/sources/*/*.{md,yaml}',
]
const instead = new Map([
  ['nobody', 'no one'],
  ['somebody', 'someone'],
  ['everybody', 'everyone'],
  ['whoever', 'anyone who, or who it is'],
])
const struck = new RegExp(`\\b(?:${[...instead.keys()].join('|')})\\b`, 'giu')

/** Of the words that docs/glossary.md strikes from the interface, those that no text of the program says either. */
export function checkSomeone({ root }: Content): Fault[] {
  return read
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => file !== 'worksheets/keys.lock.yaml')
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.match(struck) ?? []).map((word) => ({
            where: `${file}:${index + 1}`,
            says: `says “${word}.” Write ${instead.get(word.toLowerCase())}.`,
          })),
        ),
    )
}
