import { Copy, RotateCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { RouterLink } from '#features/journey/web/public.ts'
import { LessonBody } from '#features/program/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { withoutMarks } from '../../answers/web/live-answer.ts'
import type { ChatMessage } from '../conversations.contract.ts'

/** Most answers propose nothing. */
const ProposalCards = lazy(() =>
  import('../../proposals/web/proposal-cards.tsx').then(({ ProposalCards }) => ({ default: ProposalCards })),
)

type MessageItemProps = {
  message: Pick<ChatMessage, 'role' | 'content' | 'status' | 'blocks' | 'proposals'>
  onRetry?: (() => void) | undefined
  actions?: ReactNode
}

export function MessageItem({ message, onRetry, actions }: MessageItemProps) {
  const { role, content, status, blocks, proposals } = message
  const isOwn = role === 'user'
  return (
    <li className={classNames('flex flex-col', isOwn ? 'items-end' : 'items-start')}>
      <p className="legend mb-1 text-ink-soft">{isOwn ? 'You' : 'Assistant'}</p>
      <div
        className={classNames(
          'max-w-full min-w-0 break-words [&_.prose]:text-base',
          isOwn && 'rounded-lg bg-sunken px-4 py-2.5 sm:max-w-[85%]',
        )}
      >
        {blocks ? (
          <LessonBody lesson={blocks} link={RouterLink} />
        ) : (
          <p dir="auto" className="max-w-prose whitespace-pre-wrap">
            {isOwn ? content : withoutMarks(content)}
          </p>
        )}
        {status === 'running' && <Writing />}
      </div>
      {proposals && (
        <Suspense>
          <ProposalCards proposals={proposals} />
        </Suspense>
      )}
      {!isOwn && status !== 'running' && (
        <Footing content={content} status={status} onRetry={onRetry} actions={actions} />
      )}
    </li>
  )
}

type FootingProps = {
  content: string
  status: Exclude<ChatMessage['status'], 'running'>
  onRetry: (() => void) | undefined
  actions: ReactNode
}

/** How an answer ended, and what can be done with it. */
function Footing({ content, status, onRetry, actions }: FootingProps) {
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1">
      {content && (
        <Button variant="ghost" size="sm" onClick={() => copy(content)}>
          <Copy aria-hidden />
          Copy
        </Button>
      )}
      {content && actions}
      {onRetry && (
        <Button variant="ghost" size="sm" onClick={onRetry}>
          <RotateCw aria-hidden />
          Try again
        </Button>
      )}
      {status !== 'done' && <span className="text-sm text-ink-soft">{endings[status]}</span>}
    </div>
  )
}

function Writing() {
  return (
    <span aria-hidden className="mt-2 flex gap-1.5">
      {['a', 'b', 'c'].map((dot) => (
        <span key={dot} className="size-1.5 animate-breathe rounded-full bg-accent" />
      ))}
    </span>
  )
}

const endings = {
  failed: 'This answer was cut off.',
  stopped: 'Stopped.',
  truncated: 'This answer reached its length limit.',
} as const

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => toast({ title: 'Answer copied' }),
    () => toast({ title: 'Failed to copy', description: 'Please select the text manually.', variant: 'destructive' }),
  )
