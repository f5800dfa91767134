import { mutation, query } from '#platform/web/queries.ts'
import type { keepPage as keepEndpoint } from '../../snapshots/snapshots.contract.ts'
import type * as contract from '../pages.contract.ts'

export const pageOfLesson = (subModuleId: string) =>
  query<typeof contract.getLessonPage>('GET /api/founder-file/lessons/:subModuleId', { params: { subModuleId } })

export const dismissDisplaced = mutation<typeof contract.dismissDisplaced>(
  'DELETE /api/founder-file/pages/:pageId/displaced/:displacedId',
)

export const keepPage = mutation<typeof keepEndpoint>('POST /api/founder-file/pages/:pageId/keep')
