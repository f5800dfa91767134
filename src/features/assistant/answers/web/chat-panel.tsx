import { useQuery } from '@tanstack/react-query'
import { ArrowDown, MessageSquarePlus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { LoadFailure } from '#platform/ui/state/load-failure.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import type { AnswerActions } from '../../conversations/web/answer-actions.ts'
import { messagesOf } from '../../conversations/web/conversations.calls.ts'
import { MessageList } from '../../conversations/web/message-list.tsx'
import { type Quota, QuotaNotice } from '../../quota/web/quota-notice.tsx'
import { useFillHeight } from '../../web/use-fill-height.ts'
import { Composer } from './composer.tsx'
import type { Chat } from './use-chat.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'
import { Welcome } from './welcome.tsx'

/** Few sites have a model outside of them, and it is asked once. */
const ConsentQuestion = lazy(() =>
  import('../../consent/web/consent-question.tsx').then(({ ConsentQuestion }) => ({ default: ConsentQuestion })),
)

function ConsentAsked({ outside }: { outside: Quota['outside'] | undefined }) {
  if (outside?.isGiven !== null) return null
  return (
    <Suspense>
      <ConsentQuestion name={outside.name} />
    </Suspense>
  )
}

type ChatPanelProps = {
  conversationId: string | null
  title: string
  chat: Chat
  draft: string
  onDraft: (draft: string) => void
  onSend: (message: string) => void
  onNew: () => void
  quota: Quota | undefined
  answerActions?: AnswerActions | undefined
}

function ChatHeading({ title, isNew, onNew }: { title: string; isNew: boolean; onNew: () => void }) {
  return (
    <div className="flex shrink-0 items-center border-b border-line pr-1">
      <h2 id="chat-heading" className="min-w-0 grow truncate px-4 py-3 text-lg sm:px-5">
        {title}
      </h2>
      {/* From `lg` on it stands in the list of conversations beside. */}
      {!isNew && (
        <Button variant="ghost" size="icon" aria-label="New chat" onClick={onNew} className="lg:hidden">
          <MessageSquarePlus aria-hidden />
        </Button>
      )}
    </div>
  )
}

export function ChatPanel(props: ChatPanelProps) {
  const { conversationId, title, chat, draft, onDraft, onSend, onNew, quota, answerActions: Actions } = props
  const { data, error, refetch } = useQuery({ ...messagesOf(conversationId ?? ''), enabled: conversationId !== null })
  const live = chat.live?.conversationId === conversationId ? chat.live : null
  // An answer that is streaming here is not shown again from the list, nor is the partial one it replaces.
  const messages = (data ?? []).filter(
    (message, at, all) =>
      !(
        live &&
        at === all.length - 1 &&
        message.role === 'assistant' &&
        (message.status === 'running' || live.question === null)
      ),
  )
  const isNew = isBlank(conversationId, live)
  const { scroller, isAway, toEnd } = useStickToBottom(`${messages.length} ${live?.text.length ?? ''}`, isNew)
  const room = useFillHeight()
  const retry = conversationId && !chat.live ? () => void chat.retry(conversationId, title) : undefined
  return (
    <section
      ref={room}
      aria-labelledby="chat-heading"
      className="flex h-[calc(100dvh-20.25rem-var(--bottom-bar))] sm:h-[calc(100dvh-16rem-var(--bottom-bar))] min-h-85 flex-col rounded-lg border border-line bg-sheet shadow-sheet"
    >
      <ChatHeading title={title} isNew={isNew} onNew={onNew} />
      <div className="relative min-h-0 grow">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <div ref={scroller} role="log" aria-live="off" aria-label="Messages" tabIndex={0} className={log}>
          <ConsentAsked outside={quota?.outside} />
          {isNew && <Welcome />}
          {conversationId !== null && !data && !error && !live && <MessagesLoading />}
          {error && <LoadFailure level={2} title="The messages didn’t load" error={error} onRetry={() => refetch()} />}
          <MessageList
            messages={messages}
            live={live}
            onRetry={retry}
            actionsOf={(answer) =>
              Actions &&
              conversationId && <Actions conversationId={conversationId} answer={answer} messages={messages} />
            }
          />
        </div>
        {isAway && (
          <Button
            variant="secondary"
            size="icon"
            aria-label="Jump to the latest message"
            onClick={toEnd}
            className="absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full! bg-sheet! shadow-sheet"
          >
            <ArrowDown aria-hidden />
          </Button>
        )}
      </div>
      <div className="border-t border-line px-4 py-3 sm:px-5">
        <Composer
          onSendAgain={chat.sendAgain}
          draft={draft}
          onDraft={onDraft}
          onSend={onSend}
          isPending={chat.live !== null}
          isSpent={isSpent(quota)}
          limitNote={limitNote}
          stopping={chat.live?.conversationId ?? null}
        />
        <LimitNote quota={quota} isTalking={!isNew} />
      </div>
    </section>
  )
}

/** Its space is reserved, so that the layout doesn't shift when it appears. */
const LimitNote = ({ quota, isTalking }: Pick<ChatPanelProps, 'quota'> & { isTalking: boolean }) => (
  <div id={limitNote} className={isTalking ? 'min-h-6 sm:min-h-8' : 'min-h-16 sm:min-h-8'}>
    {quota && <QuotaNotice {...quota} isTalking={isTalking} />}
  </div>
)

const isBlank = (conversationId: string | null, live: Chat['live']) => conversationId === null && !live

const limitNote = 'message-limit'

/** Until the day of the count is over; a page that stays open longer lets the server decide. */
const isSpent = (quota: Quota | undefined) =>
  quota !== undefined && quota.used >= quota.limit && Date.parse(quota.resetsAt) > Date.now()

const log = 'h-full overflow-y-auto px-4 py-5 sm:px-5'

function MessagesLoading() {
  return (
    <Loading label="Loading messages…">
      <Skeleton className="ml-auto h-12 w-2/3" />
      <Skeleton className="mt-6 h-32 w-5/6" />
    </Loading>
  )
}
