import { learn } from '#platform/server/language/learn.ts'
import type { LearnedModel } from '#platform/server/language/learned-model.ts'
import { wordsOf } from '#platform/server/language/word-stems.ts'
import type { Draft } from '../drafts.content.ts'
import type { MessageKind } from '../kinds.content.ts'
import type { Reaction } from '../reactions.content.ts'
import type { SumWay } from '../sum-ways.content.ts'
import type { Drafts } from './learned/load-drafts.ts'
import type { KindText } from './learned/load-kind-texts.ts'
import type { ReactionText } from './learned/load-reaction-texts.ts'
import type { SumWays } from './learned/load-sum-ways.ts'
import type { FieldAsks } from './load-field-asks.ts'
import { type KnownText, type Matter, nameOf } from './matter.ts'
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
  kinds: LearnedModel<MessageKind>
  /** Tells what a message about the product asks, by the topics of `help.yaml`. */
  topics: LearnedModel<string>
  /** Tells what a message says to the answer before it. */
  reactions: LearnedModel<Reaction>
  /** Tells which of the texts to send a message asks for. */
  drafts: { learned: LearnedModel<string>; all: readonly Draft[] }
  /** Tells which kind of sum a message asks for. */
  sumWays: { learned: LearnedModel<string>; all: readonly SumWay[] }
  fieldAsks: FieldAsks
}

/** What is known besides what is said about matters: messages of each kind, reactions to answers, questions for single fields. */
type Beside = {
  kinds: readonly KindText[]
  reactions: readonly ReactionText[]
  fieldAsks: FieldAsks
  drafts: Drafts
  sumWays: SumWays
}

export function createKnown(
  texts: readonly KnownText[],
  digest: string,
  { kinds, reactions, fieldAsks, drafts, sumWays }: Beside = nothingBeside,
): Known {
  const matters = [...new Map(texts.map(({ matter }) => [nameOf(matter), matter])).values()]
  const postings = createPostings(texts, new Map(matters.map((matter, at) => [nameOf(matter), at])))
  return {
    ...{ digest, matters, postings, words: countWords(texts) },
    ...{ kinds: learn(kinds), topics: learn(topicTexts(texts), placesOfTopics) },
    ...{ reactions: learn(reactions, placesOfReactions), fieldAsks },
    drafts: { learned: learn(drafts.texts, placesOfTopics), all: drafts.all },
    sumWays: { learned: learn(sumWays.texts, placesOfTopics), all: sumWays.all },
  }
}

const nothingBeside: Beside = {
  kinds: [],
  reactions: [],
  fieldAsks: new Map(),
  drafts: { texts: [], all: [] },
  sumWays: { texts: [], all: [] },
}

const placesOfTopics = 1 << 14
export const placesOfReactions = 1 << 15

const topicTexts = (texts: readonly KnownText[]) =>
  texts.flatMap(({ matter, text }) => (matter.kind === 'help' ? [{ name: matter.id, text }] : []))

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
