import type { QueryClient } from '@tanstack/react-query'
import { refreshReads } from '#platform/web/queries.ts'
import type { AnswerValue } from '../../pages/filled-page.ts'
import { isUnsent, withoutShown, withReopened } from '../queue.ts'
import { withoutGone } from '../unsaved.ts'
import type { Outbox } from './outbox.ts'

type Shown = {
  versionOf: (field: string) => number
  answerOf?: (field: string) => AnswerValue | undefined
  isOpen: boolean
}

/**
 * Reads what waits of a page, lets go of what the page itself shows by now, sends what was refused while the page was
 * closed or full, and follows its saves until it is told to stop.
 */
export function followSaves(
  queries: QueryClient,
  outbox: Outbox,
  pageId: string,
  { versionOf, answerOf = () => undefined, isOpen }: Shown,
): () => void {
  void outbox
    .page(pageId)
    .change((queue) => withoutGone(withoutShown(isOpen ? withReopened(queue) : queue, versionOf), answerOf))
    .then((queue) => {
      if (isOpen && queue.some(isUnsent)) void outbox.send()
    })
  return outbox.onReply(({ pageId: saved, batch, reply }) => {
    // Lists and other pages are asked for anew when they are next opened; this one shows what was typed.
    void queries.invalidateQueries({ predicate: isOfFile, refetchType: 'none' })
    const isOthersToo = batch.some(({ version }, index) => {
      const answer = reply.answers?.[index]
      return answer?.other || (answer && answer.version !== version + 1)
    })
    if (saved === pageId && (isOthersToo || reply.changesCarried)) void refreshReads(queries, isPage)
  })
}

const isPage = (path: string) => /^\/api\/founder-file\/(lessons|pages)\//.test(path)

const isOfFile = ({ queryKey: [path] }: { queryKey: readonly unknown[] }) =>
  typeof path === 'string' && path.startsWith('/api/founder-file')
