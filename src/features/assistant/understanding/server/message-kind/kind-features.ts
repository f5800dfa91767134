import { wordsOf } from '../../../search/server/word-stems.ts'
import { comparedWords, hashOf, withoutFigures } from '../features-of.ts'

/** Room for as many features; two that fall into one place are taken for the same. */
export const places = 1 << 15

/** Where a message’s stems, words, pairs and threes of words are counted, with how it begins and ends and how long it is. */
export function kindFeatures(text: string): number[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const words = wordsOf(withoutFigures(plain))
  const named = new Set(comparedWords(plain))
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? '^'
    named.add(`w ${word}`)
    named.add(`p ${before} ${word}`)
    if (at > 1) named.add(`t ${words[at - 2]} ${before} ${word}`)
  }
  named.add(`last ${words.at(-1)}`)
  named.add(`long ${Math.ceil(Math.log2(words.length + 1))}`)
  named.add(`figures ${Math.min((plain.match(/\d[\d.,]*/g) ?? []).length, 3)}`)
  return [...new Set([...named].map((name) => hashOf(name) % places))]
}
