import { type StemAt, stem, stemsAt } from '#platform/server/language/word-stems.ts'
import type { PlainWords } from '../../file-words.content.ts'

/** A turn of phrase in a question: where it stands, and the words of pages that it stands for, as stems. */
export type SaidPlainly = { from: number; to: number; means: readonly string[]; isPhrase: boolean }
/** Finds what a question says in plain words; of turns of phrase that share a word the longest. */
export type ReadPlainly = (text: string) => readonly SaidPlainly[]

export function createPlainReader(plain: PlainWords): ReadPlainly {
  const meansOf = new Map<string, readonly string[]>()
  let longest = 1
  for (const [words, phrases] of Object.entries(plain)) {
    const means = words.split(/[\s_]+/).flatMap((word) => stem(word) ?? [])
    for (const tokens of phrases.map(stemsAt)) {
      const key = keyOf(tokens)
      longest = Math.max(longest, tokens.length)
      const known = meansOf.get(key)
      meansOf.set(key, known ? [...new Set([...known, ...means])] : means)
    }
  }
  return (text) => {
    const tokens = stemsAt(text)
    const found: SaidPlainly[] = []
    for (let at = 0; at < tokens.length; ) {
      const count = longestAt(meansOf, tokens.slice(at, at + longest))
      const said = tokens.slice(at, at + count)
      const means = meansOf.get(keyOf(said))
      const [first, last] = [said[0], said.at(-1)]
      if (means && first && last) found.push({ from: first.from, to: last.to, means, isPhrase: count > 1 })
      at += Math.max(1, count)
    }
    return found
  }
}

/** How many of some words are the longest that begins with the first; none where nothing is said with it. */
function longestAt(meansOf: ReadonlyMap<string, unknown>, tokens: readonly StemAt[]): number {
  for (let count = tokens.length; count > 0; count -= 1) if (meansOf.has(keyOf(tokens.slice(0, count)))) return count
  return 0
}

const keyOf = (tokens: readonly StemAt[]) => tokens.map(({ token }) => token).join(' ')
