import type { ChatMessage } from '../../conversations/conversations.contract.ts'

/** An answer that is streaming to this tab. */
export type LiveAnswer = {
  /** Null until the server has made the conversation. */
  conversationId: string | null
  title: string
  /** The question, until the list of messages includes it. */
  question: string | null
  text: string
  /** It was begun elsewhere, or its stream broke off. */
  isFollowed?: boolean
}

/** The events of a stream, as the server sends them. */
export type Told =
  | { event: 'conversation'; data: { conversationId: string; title: string; userMessageId: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: { message: ChatMessage; status: ChatMessage['status'] } }
  | { event: 'error'; data: { message: string; code: string } }

/** Strips Markdown marks from text that is still streaming; finished answers are drawn from the server's tree. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/\*\*|^> ?|^#{1,4} /gm, '')
    .replace(/^- /gm, '• ')
