import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Chip } from '#platform/ui/chip.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import { useDates } from '#platform/web/zone.ts'
import { requestLabels } from '../../requests/requests.rules.ts'
import type { Thread } from '../messages.contract.ts'

/** Few messages hold anything that was handed over. */
const Quotes = lazy(() => import('../../quotes/web/quotes.tsx').then(({ Quotes }) => ({ default: Quotes })))

/** Nearer to the end than this, in pixels, one reads along. */
const near = 64

export function MessageList({ thread }: { thread: Thread }) {
  // Of another thread, nothing has arrived while this one was read.
  return <OneThread key={thread.with.id} thread={thread} />
}

function OneThread({ thread: { messages, with: other, isOpen } }: { thread: Thread }) {
  const list = useScrollToNewest(messages.at(-1))
  const arrived = useArrived(messages.at(-1))
  return (
    <>
      <p role="status" className="sr-only">
        {arrived && <span key={arrived.id}>New message from {arrived.by ?? other.name}</span>}
      </p>
      {messages.length === 0 ? (
        <p className="text-ink-soft">
          {isOpen ? `No messages yet. A quick hello to ${other.name} is a good start.` : 'No messages.'}
        </p>
      ) : (
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
      )}
    </>
  )
}

type Newest = Thread['messages'][number] | undefined

/** What the other one wrote while the thread was open, until something else is written. */
function useArrived(newest: Newest): Newest {
  const [known, setKnown] = useState<{ id: string | undefined; arrived: Newest }>({
    id: newest?.id,
    arrived: undefined,
  })
  if (newest?.id !== known.id) setKnown({ id: newest?.id, arrived: newest?.mine ? undefined : newest })
  return known.arrived
}

/** Whoever reads further up stays there, but for a message of their own. */
function useScrollToNewest(newest: Newest) {
  const list = useRef<HTMLOListElement>(null)
  const height = useRef(0)
  const show = useEffectEvent(() => {
    const part = list.current
    if (!part) return
    const isAtEnd = part.scrollTop + part.clientHeight >= height.current - near
    if (isAtEnd || newest?.mine) part.scrollTo({ top: part.scrollHeight })
    height.current = part.scrollHeight
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => show(), [newest?.id])
  return list
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
            {requestLabels[kind]}
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
