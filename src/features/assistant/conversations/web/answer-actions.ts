import type { ComponentType } from 'react'
import type { ChatMessage } from '../conversations.contract.ts'

type AnswerActionsProps = {
  conversationId: string
  /** The answer below which they stand. */
  answer: ChatMessage
  /** The conversation as it is shown, oldest first. */
  messages: readonly ChatMessage[]
}

/** What another feature offers to do with a finished answer. */
export type AnswerActions = ComponentType<AnswerActionsProps>
