import { stem } from '#platform/server/language/word-stems.ts'
import type { WordsFile } from '../search.content.ts'

/** Synonyms of a word, with the share of its weight that each keeps. */
export type SynonymsOf = (word: string) => ReadonlyMap<string, number>

/** The share of its weight that a synonym keeps. */
const sameWorth = 0.75
const relatedWorth = 0.4

const none: ReadonlyMap<string, number> = new Map()
export const noSynonyms: SynonymsOf = () => none

export function createSynonyms({ same, related }: WordsFile): SynonymsOf {
  const table = new Map<string, Map<string, number>>()
  for (const line of related) join(table, line, relatedWorth)
  for (const line of same) join(table, line, sameWorth)
  return (word) => table.get(word) ?? none
}

function join(table: Map<string, Map<string, number>>, line: string, worth: number): void {
  const stems = line
    .split(/[\s-]+/)
    .map(stem)
    .filter((word) => word !== null)
  for (const word of stems) {
    const others = table.get(word) ?? new Map<string, number>()
    for (const other of stems) if (other !== word) others.set(other, Math.max(worth, others.get(other) ?? 0))
    table.set(word, others)
  }
}
