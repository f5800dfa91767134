import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../promises.contract.ts'

export const makePromise = mutation<typeof contract.makePromise>('POST /api/coach/clients/:clientId/promises')
export const changeClientPromise = mutation<typeof contract.changeClientPromise>(
  'PATCH /api/coach/clients/:clientId/promises/:promiseId',
)
export const changeMyPromise = mutation<typeof contract.changeMyPromise>('PATCH /api/my-coach/promises/:promiseId')
