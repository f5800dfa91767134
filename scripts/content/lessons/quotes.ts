import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content, Fault } from '../content.ts'

/** What members read, and what files for them are made from. Not what they type (`asks.yaml`). */
const read = [
  'modules/**/*.md',
  'modules/**/module.yaml',
  'legal/*.md',
  'resources/*.md',
  'resources/{documents,sources/films}/*.yaml',
  'resources/sources/pages/*.md',
  '*.yaml',
  'worksheets/*.yaml',
]
const typed = new Set(['outside.yaml', 'words.yaml', 'checklists.lock.yaml', 'worksheets/keys.lock.yaml'])

/** YAML itself quotes with straight ones. */
const inWord = /\p{L}'\p{L}/u

/** A choice of a page is stored in its words, so one that members have chosen stays as it was written. */
const stored = /can't tell/g

/** Quotes and apostrophes of a text are the curved ones, as everywhere in the interface; in code they are what is typed. */
export function checkQuotes({ root }: Content): Fault[] {
  return read
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !typed.has(file))
    .sort()
    .flatMap((file) =>
      linesOf(file, readFileSync(join(root, file), 'utf8')).flatMap((line, index) => {
        if (!(file.endsWith('.md') ? /["']/ : inWord).test(line)) return []
        return [
          { where: `${file}:${index + 1}`, says: `has a straight quote. Write ’ or “ ”, or put code into backquotes.` },
        ]
      }),
    )
}

const linesOf = (file: string, text: string) =>
  file.startsWith('worksheets/') ? text.replaceAll(stored, '').split('\n') : proseLines(text, file.endsWith('.md'))

/** The lines of a text, emptied of what is no prose: YAML’s own quotes, code, directives, figures and where links lead. */
function proseLines(text: string, isLesson: boolean): string[] {
  const blank = (part: string) => part.replace(/[^\n]/g, '')
  const unquoted = (front: string) => front.replace(/"|(?<!\p{L})'|'(?!\p{L})/gu, '')
  const prose = isLesson ? text.replace(/^---\n[\s\S]*?\n---\n/, unquoted).replace(/```[\s\S]*?```/g, blank) : text
  return prose
    .split('\n')
    .map((line) => line.replace(/^:::.*$|`[^`]*`|\{[^}]*\}|\]\([^)]*\)/g, isLesson ? '' : ' '))
    .map((line) => (isLesson ? line : line.replace(/(^|\s)#.*$/, '')))
}
