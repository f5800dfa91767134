import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { coachPaths, JourneyPaths, memberPaths } from '#features/journey/web/public.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { keepHere, readKept } from '#platform/web/writing/kept-here.ts'
import { ToolsPanel } from '../analyzer/web/tools-panel.tsx'
import { ChatPanel } from '../answers/web/chat-panel.tsx'
import { useChat } from '../answers/web/use-chat.ts'
import { useFollowing } from '../answers/web/use-following.ts'
import type { AnswerActions } from '../conversations/web/answer-actions.ts'
import { ConversationList } from '../conversations/web/conversation-list.tsx'
import { conversations } from '../conversations/web/conversations.calls.ts'
import { assistantStatus } from '../quota/web/quota.calls.ts'
import { AssistantHeader } from './assistant-header.tsx'
import { keepLeft, readLeft, useLeft } from './left-conversation.ts'
import { type PanelName, PanelTabs } from './panel-tabs.tsx'

/** What is being written, kept on this device as a message to a coach is. */
const draftName = 'assistant'

type AssistantPageProps = { answerActions?: AnswerActions }

/** In Coach Mode an answer's links lead to what is read there, also in conversations of the other mode. */
export function AssistantPage(props: AssistantPageProps) {
  const isCoach = useUser()?.userRole === 'coach'
  return (
    <JourneyPaths value={isCoach ? coachPaths : memberPaths}>
      <Columns {...props} />
    </JourneyPaths>
  )
}

/** Conversations, the chat and its tools: three columns, on a phone one panel at a time. */
function Columns({ answerActions }: AssistantPageProps) {
  const memberId = useUser()?.id ?? ''
  const [selected, setSelected] = useState(() => readLeft(memberId))
  const [draft, setDraft] = useState(() => readKept(memberId, draftName))
  const [panel, setPanel] = useState<PanelName>('chat')
  const chat = useChat((made) => {
    // The page may be left by now.
    keepLeft(memberId, made)
    // Who went to another conversation meanwhile stays there.
    setSelected((now) => now ?? made)
  })
  const quota = useQuery(assistantStatus).data
  const title = useQuery(conversations('')).data?.find(({ id }) => id === selected)?.title
  const isAnswering = useFollowing(selected, title ?? '', chat)
  useLeft(memberId, isAnswering === false ? null : (chat.live?.conversationId ?? selected))

  const write = (text: string) => {
    setDraft(text)
    keepHere(memberId, draftName, text)
    chat.forgetUnsent()
  }
  /** What was typed since stays. */
  const taken = (message: string) => {
    setDraft((now) => (now.trim() === message ? '' : now))
    if (readKept(memberId, draftName).trim() === message) keepHere(memberId, draftName, '')
  }
  const open = (conversationId: string | null) => {
    setSelected(conversationId)
    setPanel('chat')
    chat.forgetUnsent()
    if (conversationId === null) write('')
  }
  const bring = (message: string, given?: string, onTaken?: () => void) =>
    chat.send({ message, ...(selected ? { conversationId: selected } : given ? { title: given } : {}) }, onTaken)
  const send = (message: string, given?: string, onTaken?: () => void) => {
    setPanel('chat')
    return bring(message, given, onTaken)
  }
  const column = (name: PanelName) => classNames('min-w-0', panel === name ? 'block' : 'hidden lg:block')
  const isPending = chat.live !== null

  return (
    <>
      <AssistantHeader isTalking={selected !== null || isPending} />
      <PanelTabs panel={panel} onChange={setPanel} />
      <div className="mt-4 grid gap-6 lg:mt-6 lg:grid-cols-[15rem_minmax(0,1fr)_16rem]">
        <div className={column('conversations')}>
          <ConversationList selected={selected} onSelect={open} onDeleted={() => setSelected(null)} />
        </div>
        <div className={column('chat')}>
          <ChatPanel
            conversationId={selected}
            title={title ?? chat.live?.title.slice(0, 60) ?? 'New Conversation'}
            chat={chat}
            draft={draft}
            onDraft={write}
            onSend={(message) => send(message, undefined, () => taken(message))}
            onNew={() => open(null)}
            quota={quota}
            answerActions={answerActions}
          />
        </div>
        <div className={column('tools')}>
          <ToolsPanel disabled={isPending} hasConversation={selected !== null} onSend={send} onBring={bring} />
        </div>
      </div>
      <p role="status" className="sr-only">
        {chat.announcement}
      </p>
    </>
  )
}
