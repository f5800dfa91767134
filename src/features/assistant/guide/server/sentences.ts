import { stemsOf } from '#platform/server/language/word-stems.ts'

/** Longer messages tell a story, and most of their sentences ask nothing. */
const longest = 600
const mostSentences = 8
const between =
  /(?<=[.!?\n])\s+|,?\s+(?=(?:and|also|plus) (?:how|what|should|do|does|can|is|are|when|where|who|which|why)\b)/i
const asks =
  /\?\s*$|^\W*(?:(?:and|also|so|but|plus|ok) )*(?:how|what|what's|whats|when|where|who|which|why|should|do|does|can|could|is|are|will|would) /i
const leastWords = 2

/** The sentences of a message, as they were typed. */
export const sentencesOf = (text: string): string[] =>
  text.length > longest
    ? []
    : text
        .split(between)
        .map((one) => one.trim())
        .filter((one) => one !== '')
        .slice(0, mostSentences)

/** Those that ask something by themselves; none where a message is one sentence. */
export function questionsIn(text: string): string[] {
  const sentences = sentencesOf(text)
  if (sentences.length < 2) return []
  return sentences.filter((one) => asks.test(one) && stemsOf(one).length >= leastWords).slice(0, 3)
}
