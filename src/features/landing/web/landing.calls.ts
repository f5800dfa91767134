import type { QueryClient } from '@tanstack/react-query'
import { query } from '#platform/web/queries.ts'
import type { LegalName } from '../landing.content.ts'
import type * as contract from '../landing.contract.ts'

export const legalTextOf = (name: string) =>
  query<typeof contract.getLegalText>('GET /api/legal/:name', { params: { name } })

/** Has the text of a page for everyone at hand. */
export const prefetchText = async (queries: QueryClient, page: string): Promise<void> => {
  if (page === 'first-lesson') await queries.prefetchQuery(firstLesson)
  else if (legalNames.has(page)) await queries.prefetchQuery(legalTextOf(page))
}

const legalNames = new Set<string>(['terms', 'privacy', 'refunds'] satisfies LegalName[])

export const firstLesson = query<typeof contract.getFirstLesson>('GET /api/first-lesson')
