import type { QueryClient } from '@tanstack/react-query'
import { firstLesson } from '../first-lesson/web/first-lesson.calls.ts'
import type { LegalName } from '../legal/legal.content.ts'
import { legalTextOf } from '../legal/web/legal.calls.ts'

/** Fetches the text of a public page ahead of time. */
export const prefetchText = async (queries: QueryClient, page: string): Promise<void> => {
  if (page === 'first-lesson') await queries.prefetchQuery(firstLesson)
  else if (legalNames.has(page)) await queries.prefetchQuery(legalTextOf(page))
}

const legalNames = new Set<string>(['terms', 'privacy', 'refunds'] satisfies LegalName[])
