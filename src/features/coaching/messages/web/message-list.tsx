import { lazy, Suspense, useEffect, useRef } from 'react'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Thread } from '../messages.contract.ts'

/** Few messages hold anything that was handed over. */
const Quotes = lazy(() => import('../../quotes/web/quotes.tsx').then(({ Quotes }) => ({ default: Quotes })))

const kinds = { session: 'Session request', 'plan-review': 'Plan review request' }

export function MessageList({ thread: { messages, with: other, isOpen } }: { thread: Thread }) {
  const list = useRef<HTMLOListElement>(null)
  const newest = messages.at(-1)?.id
  useEffect(() => {
    if (newest) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  if (messages.length === 0)
    return (
      <p className="text-ink-soft">
        {isOpen ? `No messages yet. A quick hello to ${other.name} is a good start.` : 'No messages.'}
      </p>
    )
  return (
    <ol
      ref={list}
      aria-label={`Messages with ${other.name}`}
      className="flex max-h-[32rem] flex-col gap-4 overflow-y-auto pr-1"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
      tabIndex={0}
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} name={other.name} />
      ))}
    </ol>
  )
}

function Message({ message, name }: { message: Thread['messages'][number]; name: string }) {
  const dates = useDates()
  const { mine, by, kind, text, quotes, sentAt, readAt } = message
  return (
    <li className={classNames('flex max-w-[88%] flex-col', mine ? 'items-end self-end' : 'items-start self-start')}>
      <p className="mb-1 flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{mine ? 'You' : (by ?? name)}</span>
        <time dateTime={sentAt}>{dates.moment(sentAt)}</time>
        {mine && readAt && <span>· read</span>}
      </p>
      <div
        className={classNames(
          'max-w-full rounded-lg border px-4 py-2.5 break-words whitespace-pre-line',
          mine ? 'rounded-tr-none border-accent/30 bg-accent-soft' : 'rounded-tl-none border-line bg-sheet',
        )}
      >
        {kind !== 'message' && (
          <Chip tone="summit" className="mb-1.5">
            {kinds[kind]}
          </Chip>
        )}
        {text && <p dir="auto">{text}</p>}
        {quotes && (
          <div className={text ? 'mt-3' : undefined}>
            <Suspense>
              <Quotes quotes={quotes} member={mine ? 'You' : name} />
            </Suspense>
          </div>
        )}
      </div>
    </li>
  )
}
