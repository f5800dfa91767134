import { wordsOf } from '../../search/server/word-stems.ts'
import { type KnownText, type Matter, nameOf } from './matter.ts'
import type { KindModel } from './message-kind/kind-model.ts'
import { type KindText, learnKinds } from './message-kind/learn-kinds.ts'
import { createPostings, type Postings } from './postings.ts'

/** What is known to be said, as it is compared: a tenth of the texts it is made of. */
export type Known = {
  /** Tells the content files that it was made of. */
  digest: string
  matters: readonly Matter[]
  postings: Postings
  /** Every word of the texts, in small letters, with how often it occurs. */
  words: ReadonlyMap<string, number>
  /** Tells what kind of message one is. */
  kinds: KindModel
}

export function createKnown(texts: readonly KnownText[], digest: string, kinds: readonly KindText[] = []): Known {
  const matters = [...new Map(texts.map(({ matter }) => [nameOf(matter), matter])).values()]
  const postings = createPostings(texts, new Map(matters.map((matter, at) => [nameOf(matter), at])))
  return { digest, matters, postings, words: countWords(texts), kinds: learnKinds(kinds) }
}

function countWords(texts: readonly KnownText[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of texts)
    for (const word of wordsOf(text)) {
      const plain = plainWord(word)
      counts.set(plain, (counts.get(plain) ?? 0) + 1)
    }
  return counts
}

export const plainWord = (word: string): string => word.toLowerCase().replace('’', "'")
