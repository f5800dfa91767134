import { query } from '#platform/web/queries.ts'
import type { findInProgram } from '../finder.contract.ts'

export const inProgram = (q: string) => query<typeof findInProgram>('GET /api/search', { query: { q } })
