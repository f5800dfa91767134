import type { Likely, Ranked } from '#platform/server/language/learned-model.ts'
import type { AnsweredAs } from '../../guide/server/said/answered-as.ts'
import type { AskedTopic, Term } from '../../search/search.content.ts'
import type { AnswerToAsks } from '../../search/server/load-questions.ts'
import type { NearTopic } from '../../search/server/near-topic.ts'
import type { OwnRecord } from '../../tools/server/own-record.ts'
import type { Draft } from '../../understanding/drafts.content.ts'
import type { MessageKind } from '../../understanding/kinds.content.ts'
import type { Reaction } from '../../understanding/reactions.content.ts'
import type { Understand } from '../../understanding/server/create-understanding.ts'
import type { SumWay } from '../../understanding/sum-ways.content.ts'
import type { ProviderName } from './provider-settings.ts'

/** What a model and the built-in guide are told about the member. */
export type MemberSummary = {
  firstName: string
  tier: string
  day: number
  phase: string
  percent: number
  /** The module of the current day. */
  module: string
  lastCompleted: string | null
  next: NextSummary | null
  /** False for coaches, who can't open lesson pages and get titles without links. */
  linksOpen: boolean
}

export type NextSummary = {
  id: string
  moduleId: string
  title: string
  fieldMinutes: number
  /** Of who runs a business already: a lesson that is compared with what is there. */
  isChecked?: boolean
}

export type Passage = {
  id: string
  kind: 'lesson' | 'resource'
  title: string
  href: string
  /** Sentences that match the question, verbatim. */
  quote: string
  /** What to do with it: a lesson's exercise or a resource's description. */
  action: string
  outcome: string
  /** Minutes at the desk, and out in the business; 0 where there are none. */
  minutes: number
  fieldMinutes: number
  /** The sentence that a lesson argues for. */
  argument: string
  /** The lesson in a few short sentences; empty where none are written. */
  plain: string
  description: string
  /** Which of the lesson's short answers fits best, and how well; 0.5 and more is a clear match. */
  answer: { given: AnswerToAsks; alike: number } | null
  /** How well it fits the question beside what fits best, which is 1. */
  fit: number
  /** How similar the question is to the nearest of those that members are known to ask. */
  alike: number
  /** All of the lesson's short answers. */
  answers: readonly AnswerToAsks[]
}

export type Found = {
  /** Best first; empty if the program doesn't cover the question. */
  passages: readonly Passage[]
  /** Of all open lessons, the one with a short answer to the question that is most like this one. */
  closest: Passage | null
  /** Lessons that may be meant, best first, also where nothing says that the program covers the question. */
  near: readonly Passage[]
  /** A matching lesson that a higher tier opens: what the list of lessons shows of it, and its thought in one sentence. */
  shut: { title: string; description: string; argument: string; tier: string; alike: number } | null
}

/**
 * `isFromFile`: it holds something that was read from the member's Founder file, coaching, membership or points. `answeredAs`: what
 * the guide knows of an answer of its own, which nobody else is sent.
 */
export type Turn = {
  role: 'user' | 'assistant'
  content: string
  isFromFile?: boolean
  answeredAs?: AnsweredAs | undefined
}

export type Question = Found & {
  /** Oldest first; the last one is what is asked now. From the database, never from the caller. */
  turns: readonly Turn[]
  member: MemberSummary
  /** The same search in other words, for the same member. */
  look: Look
  /** What only the signed-in member's own record can answer. */
  own: OwnRecord
  /** What the member told the assistant to remember. A model outside sees it where `mayRead` is true. */
  remembered: readonly string[]
  /** Whether whoever runs the model may see what is in the member's Founder file. */
  mayRead: boolean
  /** Who outside the installation reads what a model is sent; null where no one does. */
  outside: string | null
  /** What the guide would answer; only where a model answers in its place. */
  guided?: Guided | undefined
}

/**
 * An answer of the guide. `isDanger`: a life may be in question. `ofFile`, `ofRecord`: something was read for it of the
 * member's file or coaching, and of their membership, coach or points.
 */
export type Guided = { text: string; isDanger: boolean; ofFile: boolean; ofRecord: boolean }

export type Look = {
  /** As the search of the question, for other words; `last` are those of the last turn, where they hold more than it. */
  find: (words: string, last?: string) => Found
  /** A lesson that the member may open. */
  lesson: (id: string) => Passage | undefined
  /** The short answer that some paragraphs of an earlier answer belong to. */
  spoken: (answer: string) => { lesson: Passage; given: AnswerToAsks } | undefined
  /** What is asked about the product itself that is most like some words. */
  topic: (words: string) => NearTopic | undefined
  topicNamed: (id: string) => AskedTopic | undefined
  /** What words mean, by everything that is known to be said about each matter. */
  meant: Understand
  /** What kind of message words are: how likely each is. */
  kinds: (words: string) => Likely<MessageKind>
  /** What words ask about the product, if they do: the likeliest topics. */
  topics: (words: string) => Ranked<string>
  /** What words say to an answer before them: the likeliest reactions. */
  reactions: (words: string) => Ranked<Reaction>
  /** The texts to send that words may ask for, likeliest first. */
  drafts: (words: string) => readonly { draft: Draft; share: number }[]
  /** All texts to send. */
  allDrafts: () => readonly Draft[]
  /** How the sum that words may ask for is worked out, likeliest first. */
  sumWays: (words: string) => readonly { way: SumWay; share: number }[]
  /** Whether words are about a subject that the program is known to leave out. */
  isOutside: (words: string) => boolean
  words: Vocabulary
  terms: readonly Term[]
}

/** Words that the program and its members use, and how often. */
export type Vocabulary = ReadonlyMap<string, number>

export type AnswerEnd = {
  status: 'done' | 'truncated'
  inputTokens: number
  outputTokens: number
  /** Where the guide answered. */
  answeredAs?: AnsweredAs
}

/** What a step of an answer used; 0 where the provider doesn't tell. `isLast`: no step follows it. */
export type StepUse = Pick<AnswerEnd, 'inputTokens' | 'outputTokens'> & { isLast: boolean }

const charactersPerToken = 4

/** Estimates a text's tokens if the provider doesn't report them. */
export const roughTokens = (text: string): number => Math.ceil(text.length / charactersPerToken)

/** The port to a model: yields the answer piece by piece. Throws `ModelFailure`; ends quietly when `signal` aborts. */
export type ChatModel = {
  provider: ProviderName
  name: string
  /** Whether the built-in guide answers this question, on this machine. */
  isHere: (question: Question) => boolean
  /** `onStep` hears what was used of an answer that may still break off. */
  answer: (
    question: Question,
    signal: AbortSignal,
    onStep?: (used: StepUse) => void,
  ) => AsyncGenerator<string, AnswerEnd | undefined>
}

/** What went wrong, in our own word: a provider's message may contain a key or a member's text. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
}
