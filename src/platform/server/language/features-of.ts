import { stem, wordsOf } from './word-stems.ts'

const [smallWorth, pairWorth] = [0.5, 0.8]
/** Longer texts are cut: what is asked stands at the beginning or at the end. */
const mostWords = 160

/** One sign of money and one number stand for any. */
export const withoutFigures = (text: string): string =>
  text.replace(/[$£€¥]\s?(?=\d)/g, ' money ').replace(/\d[\d.,:]*/g, ' 0 ')

/** The words of a text as they are compared: stems, small words (marked by `_`), and one word for any number. */
export function comparedWords(text: string): string[] {
  const all = wordsOf(withoutFigures(text))
  const words = all.length <= mostWords ? all : [...all.slice(0, mostWords / 2), ...all.slice(-mostWords / 2)]
  return words.map((word) => stem(word) ?? `_${word.toLowerCase().replace(/’/g, "'")}`)
}

/** Words and pairs of neighbors, as 32 bits each since letters would take ten times as much, with what each is worth. */
export function featuresOf(words: readonly string[]): Map<number, number> {
  const features = new Map<number, number>()
  let [lastHash, lastWorth] = [0, 0]
  for (const word of words) {
    const [hash, worth] = [hashOf(word), word.startsWith('_') ? smallWorth : 1]
    features.set(hash, worth)
    if (lastWorth > 0) features.set(pairOf(lastHash, hash), pairWorth)
    lastHash = hash
    lastWorth = worth
  }
  return features
}

const prime = 0x01000193

/** FNV-1a over the word’s UTF-16 units. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), prime)
  return hash >>> 0
}

/** Two hashes as one; which is first makes a difference. */
export const pairOf = (one: number, other: number): number =>
  Math.imul(Math.imul(one ^ (one >>> 15), prime) ^ other, 0x85ebca6b) >>> 0
