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
  next: { id: string; moduleId: string; title: string } | null
  /** False for coaches, who can't open lesson pages and get titles without links. */
  linksOpen: boolean
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
  /** Minutes; 0 where there is none. */
  minutes: number
}

export type Turn = { role: 'user' | 'assistant'; content: string }

export type Question = {
  /** Oldest first; the last one is what is asked now. From the database, never from the caller. */
  turns: readonly Turn[]
  member: MemberSummary
  /** Best first; empty if the program doesn't cover the question. */
  passages: readonly Passage[]
  /** A matching lesson that a higher tier opens, by title only. */
  shut: { title: string; tier: string } | null
}

export type AnswerEnd = { status: 'done' | 'truncated'; inputTokens: number; outputTokens: number }

/** The port to a model: yields the answer piece by piece. Throws `ModelFailure`; ends quietly when `signal` aborts. */
export type ChatModel = {
  provider: ProviderName
  name: string
  answer: (question: Question, signal: AbortSignal) => AsyncGenerator<string, AnswerEnd | undefined>
}

/** What went wrong, in our own word: a provider's message may contain a key or a member's text. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
}
