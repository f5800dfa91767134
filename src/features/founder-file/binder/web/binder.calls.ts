import { query } from '#platform/web/queries.ts'
import type { listPages } from '../../pages/pages.contract.ts'
import type { searchAnswers } from '../../pages/search.contract.ts'

export const filePages = query<typeof listPages>('GET /api/founder-file')

export const answersWith = (q: string) => query<typeof searchAnswers>('GET /api/founder-file/search', { query: { q } })
