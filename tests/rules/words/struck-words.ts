import { readFileSync } from 'node:fs'

type Struck = { word: string; say: string; pattern: RegExp }

/** A text that people read, and where it stands. */
export type Text = { file: string; line: number; words: string }

/** The table of docs/glossary.md: struck words, divided by commas, and what is said instead. */
export function readStruckWords(): Struck[] {
  const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Struck words')
  const rows = [...section.matchAll(/^\| (?!struck|-)([^|]+) \| ([^|]+) \|/gm)]
  return rows.flatMap(([, words = '', say = '']) =>
    words.split(', ').map((word) => ({ word, say: say.trim(), pattern: patternOf(word) })),
  )
}

/** The word by itself, in any case, with one or more blanks where it has one. */
const patternOf = (word: string) => new RegExp(`(?<![\\p{L}/-])${word.replaceAll(' ', '\\s+')}(?![\\p{L}-])`, 'iu')

/** Texts that specification.md gives word for word, with the section that does. */
const given = [
  { words: 'Sub-module completed successfully!', section: '§8' },
  { words: 'Sub-Module Not Found', section: '§8' },
  { words: 'Priority e-mail support', section: '§6' },
] as const

/** One sentence for each struck word in the texts, as an editor opens it: file:line. */
export function findStruckWords(texts: readonly Text[], struck: readonly Struck[]): string[] {
  return texts
    .filter(({ words }) => !given.some((exception) => exception.words === words))
    .flatMap(({ file, line, words }) =>
      struck
        .filter(({ pattern }) => pattern.test(words))
        .map(({ word, say }) => `${file}:${line} says “${word}”; say: ${say}. (${words.trim().slice(0, 80)})`),
    )
}
