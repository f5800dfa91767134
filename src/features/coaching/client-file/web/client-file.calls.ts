import { mutation, query } from '#platform/web/queries.ts'
import type * as contract from '../client-file.contract.ts'

export const clientFile = (clientId: string) =>
  query<typeof contract.getClientFile>('GET /api/coach/clients/:clientId/file', { params: { clientId } })
export const clientPage = (clientId: string, pageId: string) =>
  query<typeof contract.getClientPage>('GET /api/coach/clients/:clientId/file/pages/:pageId', {
    params: { clientId, pageId },
  })
export const noteLook = mutation<typeof contract.noteLook>('POST /api/coach/clients/:clientId/file/pages/:pageId/seen')
