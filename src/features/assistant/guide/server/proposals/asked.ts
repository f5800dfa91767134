import type { Named } from '../../../proposals/find-named.ts'
import type { ProposalKindName } from '../../../proposals/proposals.rules.ts'

/** What a proposal is read from. */
export type Asked = {
  /** As it was typed, with plain quotes. */
  text: string
  /** The answer before it. */
  last: string
  /** The member's own date. */
  today: string
  nameable: (kind: ProposalKindName) => readonly Named[]
}

/** Who asks how or whether to do it wants no card. “Can you …?” is an order. */
export const isQuestion = (text: string): boolean =>
  /^\W*(?:how|what|what's|when|where|who|which|why|should|shall|do|does|did|is|are|am|was|were|will|may|if|can i|could i|can we)\b/i.test(
    text,
  ) ||
  (text.includes('?') && !/^\W*(?:please,? )?(?:can|could|would|will) you\b/i.test(text))

/** Taken for the answer to a question of the guide's own. */
export const isShortAnswer = (text: string): boolean =>
  text.length <= 80 &&
  !text.includes('?') &&
  !/^\W*(?:no|nope|never ?mind|forget|cancel|stop|not now|later|nothing)\b/i.test(text)
