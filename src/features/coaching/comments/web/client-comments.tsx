import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { CommentThread } from '../comments.contract.ts'
import { CommentThreadView } from './comment-thread.tsx'
import { answerClient, resolveForClient } from './comments.calls.ts'
import { draftsOn } from './use-kept-comment.ts'

type ClientCommentsProps = {
  clientId: string
  pageId: string
  name: string
  threads: readonly CommentThread[]
  isNamed?: boolean
}

/** A coach’s own comments on a client’s page. */
export function ClientComments({ clientId, pageId, name, threads, isNamed = false }: ClientCommentsProps) {
  const answer = useCall(answerClient)
  const resolve = useCall(resolveForClient)
  if (threads.length === 0) return null
  return (
    <ul className="space-y-2">
      {threads.map((thread) => {
        const params = { clientId, commentId: thread.id }
        return (
          <li key={thread.id}>
            <CommentThreadView
              thread={thread}
              side="coach"
              clientName={name}
              isNamed={isNamed}
              calls={{
                draft: `${draftsOn(clientId, pageId)}${thread.id}`,
                answer: (text, id) => answer.mutateAsync({ params, body: { text, id } }),
                resolve: (isResolved) => resolve.mutate({ params, body: { isResolved } }, { onError: showError() }),
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
