import { mutation, query } from '#platform/web/queries.ts'
import type { erasePage as eraseEndpoint, getPage } from '../../pages/pages.contract.ts'
import type * as contract from '../snapshots.contract.ts'

export const filePage = (pageId: string) =>
  query<typeof getPage>('GET /api/founder-file/pages/:pageId', { params: { pageId } })

export const copiesOf = (pageId: string) =>
  query<typeof contract.listSnapshots>('GET /api/founder-file/pages/:pageId/kept', { params: { pageId } })

export const restoreSnapshot = mutation<typeof contract.restoreSnapshot>(
  'POST /api/founder-file/pages/:pageId/kept/:snapshotId/restore',
)

export const deleteSnapshot = mutation<typeof contract.deleteSnapshot>(
  'DELETE /api/founder-file/pages/:pageId/kept/:snapshotId',
)

export const erasePage = mutation<typeof eraseEndpoint>('DELETE /api/founder-file/pages/:pageId')
