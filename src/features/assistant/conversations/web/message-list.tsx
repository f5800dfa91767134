import type { ReactNode } from 'react'
import { isAnalysisMessage } from '../../analyzer/analyzer.rules.ts'
import { type LiveAnswer, withoutMarks } from '../../answers/web/live-answer.ts'
import type { ChatMessage } from '../conversations.contract.ts'
import { MessageItem } from './message-item.tsx'

type MessageListProps = {
  messages: readonly ChatMessage[]
  live: LiveAnswer | null
  /** Retries the last answer, if that is possible now. */
  onRetry: (() => void) | undefined
  /** What else can be done with a finished answer. */
  actionsOf?: (answer: ChatMessage) => ReactNode
}

/** Past messages, then the one being written. */
export function MessageList({ messages, live, onRetry, actionsOf }: MessageListProps) {
  const last = messages.at(-1)
  const canRetry = last?.role === 'assistant' && last.status !== 'done'
  // Until the list includes the question, it is shown from here.
  const question = live?.question && last?.content !== live.question ? live.question : null
  return (
    <ol className="flex flex-col gap-6">
      {messages.map((message) => (
        <MessageItem
          key={message.id}
          message={message}
          onRetry={canRetry && message === last ? onRetry : undefined}
          actions={actionsOf?.(message)}
        />
      ))}
      {question && <MessageItem message={{ role: 'user', content: asShown(question), status: 'done', blocks: null }} />}
      {live && <MessageItem message={{ role: 'assistant', content: live.text, status: 'running', blocks: null }} />}
    </ol>
  )
}

/** An analysis is our own Markdown; what a member typed is shown as typed. */
const asShown = (question: string): string => (isAnalysisMessage(question) ? withoutMarks(question) : question)
