import { query } from '#platform/web/queries.ts'
import type * as contract from '../critique.contract.ts'

export const questionsOf = (pageId: string) =>
  query<typeof contract.questionPage>('GET /api/founder-file/pages/:pageId/questions', { params: { pageId } })
