import { stemsOf } from '#platform/server/language/word-stems.ts'
import type { SearchEntry } from './search-entries.ts'
import type { SynonymsOf } from './synonyms.ts'

const longest = 320

/** The passage of an entry that matches the question best: one or two sentences, verbatim. */
export function bestQuote(entry: SearchEntry, asked: readonly string[], synonymsOf: SynonymsOf): string {
  const paragraphs = entry.paragraphs()
  const own = new Set(asked)
  const wider = new Set(asked.flatMap((word) => [...synonymsOf(word).keys()]))
  const worth = (text: string) => {
    const words = new Set(stemsOf(text))
    const held = [...words].reduce((sum, word) => sum + (own.has(word) ? 1 : wider.has(word) ? 0.4 : 0), 0)
    return held / Math.sqrt(4 + words.size)
  }
  const candidates = paragraphs.filter((text) => text.length > 50).flatMap(pairsOf)
  const [best] = candidates.map((text) => ({ text, worth: worth(text) })).sort((a, b) => b.worth - a.worth)
  return best?.text ?? paragraphs[0] ?? ''
}

function pairsOf(paragraph: string): string[] {
  const sentences = paragraph.match(/[^.!?]+[.!?]+(?:["”’)]+)?(?:\s|$)/g)?.map((one) => one.trim()) ?? [paragraph]
  return sentences
    .map((sentence, at) => [sentence, sentences[at + 1]].filter(Boolean).join(' '))
    .map((pair, at) => (pair.length > longest ? (sentences[at] ?? pair) : pair))
    .filter((text) => text.length > 40 && text.length <= longest)
}
