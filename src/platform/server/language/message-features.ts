import { comparedWords, hashOf, pairOf, withoutFigures } from './features-of.ts'
import { wordsOf } from './word-stems.ts'

/** Letters in a row: half of a misspelled word is still itself. */
const gram = 4

/** Features of different sorts are told apart by what they are paired with. */
const [ofWord, ofGram, ofLast, ofLength, ofFigures, atStart] = [1, 2, 3, 4, 5, 6] as const

/**
 * Where a message’s stems, words, pairs and pieces of words are counted, with how it ends and how long it is, among so many
 * places; two that fall into one are taken for the same.
 */
export function messageFeatures(text: string, places: number): Int32Array {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const words = wordsOf(withoutFigures(plain))
  const found = new Set<number>()
  const note = (hash: number) => found.add(hash % places)
  let before = 0
  for (const stem of comparedWords(plain)) {
    const hash = hashOf(stem)
    note(hash)
    if (before !== 0) note(pairOf(before, hash))
    before = hash
  }
  before = atStart
  for (const word of words) {
    const hash = pairOf(ofWord, hashOf(word))
    note(hash)
    note(pairOf(before, hash))
    before = hash
    const whole = `<${word}>`
    for (let from = 0; from + gram <= whole.length; from += 1)
      note(pairOf(ofGram, hashOf(whole.slice(from, from + gram))))
  }
  note(pairOf(ofLast, before))
  note(pairOf(ofLength, Math.ceil(Math.log2(words.length + 1))))
  note(pairOf(ofFigures, Math.min((plain.match(/\d[\d.,]*/g) ?? []).length, 3)))
  return Int32Array.from(found)
}
