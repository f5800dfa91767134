import type { QueryClient } from '@tanstack/react-query'
import { pageOfLesson } from './pages.calls.ts'

/**
 * Whether the lesson has a page and nothing is on it, neither on the server nor in this browser alone. Without a network
 * nothing is known, and then no one is asked.
 */
export async function isPageEmpty(queries: QueryClient, memberId: string, subModuleId: string): Promise<boolean> {
  const query = pageOfLesson(subModuleId)
  const known = queries.getQueryData(query.queryKey)
  if (known && known.filled?.state !== 'empty') return false
  // What was saved since may not have been read again.
  const { filled } = await queries.fetchQuery({ ...query, staleTime: 0 })
  if (filled?.state !== 'empty') return false
  const { countWaiting } = await import('../../saving/web/waiting-answers.ts')
  return (await countWaiting(memberId, [filled.page.id])) === 0
}
