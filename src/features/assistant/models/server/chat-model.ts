import type { ProviderName } from './provider-settings.ts'

/** Where a member stands, in the words that a model and the built-in guide are given. */
export type MemberSummary = {
  firstName: string
  tier: string
  day: number
  phase: string
  percent: number
  /** The module that holds the day. */
  module: string
  lastCompleted: string | null
  next: { id: string; moduleId: string; title: string } | null
  /** Members in coach mode get titles, since the pages are not theirs. */
  linksOpen: boolean
}

export type Passage = {
  id: string
  kind: 'lesson' | 'resource'
  title: string
  href: string
  /** Sentences of it that fit the question, as written. */
  quote: string
  /** What is done with it: the exercise of a lesson, the description of a resource. */
  action: string
  outcome: string
  /** Minutes; 0 where there is none. */
  minutes: number
}

export type Turn = { role: 'user' | 'assistant'; content: string }

export type Question = {
  /** Oldest first; the last one is what is asked now. From the database, never from the caller. */
  turns: readonly Turn[]
  member: MemberSummary
  /** Best first; empty where the program does not speak of it. */
  passages: readonly Passage[]
  /** A fitting lesson that a higher tier opens, by title alone. */
  shut: { title: string; tier: string } | null
}

export type AnswerEnd = { status: 'done' | 'truncated'; inputTokens: number; outputTokens: number }

/** Whoever answers: yields the answer piece by piece. Throws `ModelFailure`; ends quietly when `signal` aborts. */
export type ChatModel = {
  provider: ProviderName
  name: string
  answer: (question: Question, signal: AbortSignal) => AsyncGenerator<string, AnswerEnd | undefined>
}

/** What went wrong, in one word of ours: a provider's own words may hold a key or a text. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
}
