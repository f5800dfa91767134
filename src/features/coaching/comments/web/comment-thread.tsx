import { lazy, Suspense, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { CommentThread } from '../comments.contract.ts'
import { useIsWritten } from './use-kept-comment.ts'
import { VerdictMark } from './verdict-mark.tsx'

const AnswerForm = lazy(() => import('./answer-form.tsx').then(({ AnswerForm }) => ({ default: AnswerForm })))

type Side = 'coach' | 'client'
export type ThreadCalls = {
  /** The name that an answer is kept under while it is written. */
  draft: string
  answer: (text: string, id: string) => Promise<unknown>
  resolve: (isResolved: boolean) => void
}
type ThreadProps = {
  thread: CommentThread
  /** Who looks. */
  side: Side
  /** What the other one is called. */
  clientName?: string
  calls: ThreadCalls
  /** Where it is not at its field, the field’s name. */
  isNamed?: boolean
}

/** A comment with its answers, and the place to answer. What is resolved is folded. */
export function CommentThreadView(props: ThreadProps) {
  const { thread, isNamed = false } = props
  const about = isNamed && thread.label ? <p className="mb-1 text-sm font-semibold">{thread.label}</p> : null
  if (thread.resolvedAt === null)
    return (
      <article className="rounded-md border border-line bg-sunken p-3 text-sm">
        {about}
        <Words {...props} />
      </article>
    )
  return (
    <details className="rounded-md border border-line p-3 text-sm">
      <summary className="cursor-pointer text-ink-soft">
        {thread.verdict === 'right' && thread.text === '' ? <VerdictMark verdict="right" /> : 'Resolved'}
        {isNamed && thread.label ? `: ${thread.label}` : ''}
      </summary>
      <div className="mt-2">
        <Words {...props} />
      </div>
    </details>
  )
}

function Words({ thread, side, clientName = 'You', calls }: ThreadProps) {
  const isWritten = useIsWritten(calls.draft)
  const [isAnswering, setAnswering] = useState<boolean | undefined>(isWritten || undefined)
  const nameOf = (author: Side) => {
    if (author === side) return 'You'
    return author === 'coach' ? thread.coachName : clientName
  }
  return (
    <>
      <ul className="space-y-2">
        <Said name={nameOf('coach')} at={thread.at} text={thread.text} verdict={thread.verdict} />
        {thread.answers.map(({ id, author, at, text }) => (
          <Said key={id} name={nameOf(author)} at={at} text={text} verdict={null} />
        ))}
      </ul>
      {isAnswering ? (
        <Suspense fallback={<Skeleton className="mt-2 h-40" />}>
          <AnswerForm send={calls.answer} draft={calls.draft} onDone={() => setAnswering(false)} />
        </Suspense>
      ) : (
        <>
          {thread.needsSharing && <p className="mt-2 text-ink-soft">Share the page again to answer.</p>}
          <div className="mt-1 -mb-1 -ms-3 flex flex-wrap">
            {thread.isOpen && (
              // The focus comes back to where the form was.
              <Button variant="ghost" size="sm" autoFocus={isAnswering === false} onClick={() => setAnswering(true)}>
                Answer
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => calls.resolve(thread.resolvedAt === null)}>
              {thread.resolvedAt === null ? 'Resolve' : 'Open again'}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

type SaidProps = { name: string; at: string; text: string; verdict: CommentThread['verdict'] }

function Said({ name, at, text, verdict }: SaidProps) {
  const dates = useDates()
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-soft">
        <span className="font-semibold text-ink">{name}</span>
        <time dateTime={at}>{dates.moment(at)}</time>
      </p>
      {verdict && <VerdictMark verdict={verdict} />}
      {text && (
        <p dir="auto" className="break-words whitespace-pre-line">
          {text}
        </p>
      )}
    </li>
  )
}
