import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CommentThread } from '../comments.contract.ts'
import { CommentThreadView } from './comment-thread.tsx'
import { answerComment, commentsOn, resolveComment } from './comments.calls.ts'

/** Comments on a member’s page that are not at a field of its form: on the page itself, and on cells of its tables. */
export function PageComments({ pageId, inForm }: { pageId: string; inForm: readonly string[] }) {
  const threads = useQuery(commentsOn(pageId)).data?.threads ?? []
  useNamed(threads.length > 0)
  if (threads.length === 0) return null
  const others = threads.filter(({ field }) => field === null || !inForm.includes(field))
  const atFields = threads.length - others.length
  return (
    <section aria-labelledby={comments} className="mt-4">
      <h3 id={comments} className="text-lg">
        Comments
      </h3>
      {atFields > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {others.length > 0 ? 'The others are below their fields.' : 'They’re below their fields.'}
        </p>
      )}
      <ul className="mt-2 max-w-prose space-y-3">
        {others.map((thread) => (
          <li key={thread.id}>
            <MyThread thread={thread} isNamed />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An email and the binder lead to the comments, which are there only once they are known. */
function useNamed(isHere: boolean): void {
  useEffect(() => {
    if (isHere && location.hash === `#${comments}`) document.getElementById(comments)?.scrollIntoView()
  }, [isHere])
}

const comments = 'comments'

/** Comments on one field of a member’s page, below it. */
export function FieldComments({ pageId, field }: { pageId: string; field: string }) {
  const threads = useQuery(commentsOn(pageId)).data?.threads.filter((thread) => thread.field === field) ?? []
  if (threads.length === 0) return null
  return (
    <ul className="mt-2 space-y-2 print:hidden">
      {threads.map((thread) => (
        <li key={thread.id}>
          <MyThread thread={thread} />
        </li>
      ))}
    </ul>
  )
}

function MyThread({ thread, isNamed = false }: { thread: CommentThread; isNamed?: boolean }) {
  const answer = useCall(answerComment)
  const resolve = useCall(resolveComment)
  const params = { commentId: thread.id }
  return (
    <CommentThreadView
      thread={thread}
      side="client"
      isNamed={isNamed}
      calls={{
        draft: `answer:${thread.id}`,
        answer: (text, id) => answer.mutateAsync({ params, body: { text, id } }),
        resolve: (isResolved) => resolve.mutate({ params, body: { isResolved } }, { onError: showError() }),
      }}
    />
  )
}
