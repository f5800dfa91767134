import type { Doubt } from '../worksheets/doubts.ts'
import type { Question } from '../worksheets/questions.ts'
import { doubtWords } from './doubt-words.ts'
import { type Answer, type Finding, longestQuote } from './finding.ts'

/** How likely an answer has a flaw of a kind and isn’t sound, 0 to 1, by what was learned from other answers. */
export type LikelyDoubts = (answer: string) => (doubt: Doubt) => number

type Learned = { question: readonly Question[]; bySigns: readonly Finding[]; likely: LikelyDoubts }

/** From here on an answer is doubted for its likeness to others alone. */
const likelyFlawed = 0.5

/**
 * Of what the rules look for in answers in which no sign gives anything away, the likeliest of each: beside what is plain it
 * is mostly noise.
 */
export const likelyIn = (answers: readonly Answer[], learned: Learned): Finding[] =>
  answers.flatMap((answer) => likeliest(answer, learned))

function likeliest({ address, block, label, text }: Answer, { question, bySigns, likely }: Learned): Finding[] {
  // Cells of a column have one address.
  if (bySigns.some((one) => one.address === address && text.includes(one.quote))) return []
  const shareOf = likely(text)
  const [best] = question
    .filter((rule) => rule.wants !== 'any' && rule.in.some((key) => key === address || key === block))
    .flatMap(({ doubts, test }) => doubts.map((doubt) => ({ doubt, test, share: shareOf(doubt) })))
    .filter(({ share }) => share > likelyFlawed)
    .sort((one, other) => other.share - one.share)
  if (!best) return []
  const { doubt, test } = best
  const quote = mostDoubtful(text, (sentence) => likely(sentence)(doubt))
  return [{ address, label, quote, doubt, says: doubtWords[doubt].says, test }]
}

function mostDoubtful(text: string, shareOf: (sentence: string) => number): string {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one.trim() !== '')
  const [first = text] =
    sentences.length < 2 ? sentences : sentences.toSorted((one, other) => shareOf(other) - shareOf(one))
  return first.trim().slice(0, longestQuote)
}
