import type { ChatMessage } from '../../conversations/conversations.contract.ts'

/** An answer that is being told to this tab. */
export type LiveAnswer = {
  /** Null until the server has made the conversation. */
  conversationId: string | null
  title: string
  /** What was asked, until the list of messages holds it. */
  question: string | null
  text: string
}

/** What a stream says, as the server sends it. */
export type Told =
  | { event: 'conversation'; data: { conversationId: string; title: string; userMessageId: string } }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: { message: ChatMessage; status: ChatMessage['status'] } }
  | { event: 'error'; data: { message: string; code: string } }

/** The marks of Markdown taken out of words that are still coming; whole answers are drawn from the server's tree. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/\*\*|^> ?|^#{1,4} /gm, '')
    .replace(/^- /gm, '• ')
