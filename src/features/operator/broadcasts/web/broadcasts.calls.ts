import { mutation, query } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import type * as contract from '../broadcasts.contract.ts'

export const broadcasts = query<typeof contract.listBroadcasts>('GET /api/operator/broadcasts', {
  query: { limit: 100 },
})
export const broadcast = (broadcastId: string) =>
  query<typeof contract.getBroadcast>('GET /api/operator/broadcasts/:broadcastId', { params: { broadcastId } })
export const audience = (asked: Sent<typeof contract.countAudience>['query']) =>
  query<typeof contract.countAudience>('GET /api/operator/broadcast-audience', { query: asked })
export const createBroadcast = mutation<typeof contract.createBroadcast>('POST /api/operator/broadcasts')
export const editBroadcast = mutation<typeof contract.editBroadcast>('PATCH /api/operator/broadcasts/:broadcastId')
export const deleteBroadcast = mutation<typeof contract.deleteBroadcast>('DELETE /api/operator/broadcasts/:broadcastId')
export const testBroadcast = mutation<typeof contract.testBroadcast>('POST /api/operator/broadcasts/:broadcastId/test')
export const startBroadcast = mutation<typeof contract.startBroadcast>(
  'POST /api/operator/broadcasts/:broadcastId/start',
)
export const stopBroadcast = mutation<typeof contract.stopBroadcast>('POST /api/operator/broadcasts/:broadcastId/stop')
