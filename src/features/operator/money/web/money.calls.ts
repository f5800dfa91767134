import { mutation, query } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import type * as contract from '../money.contract.ts'

export const money = query<typeof contract.getMoney>('GET /api/operator/money')
export const entries = (asked: Sent<typeof contract.listMoneyEntries>['query']) =>
  query<typeof contract.listMoneyEntries>('GET /api/operator/money/entries', { query: asked })
export const differences = query<typeof contract.listDifferences>('GET /api/operator/money/differences')
export const cancel = mutation<typeof contract.cancelRefund>('POST /api/operator/people/:memberId/refunds/cancel')
export const refund = mutation<typeof contract.refundPayment>('POST /api/operator/people/:memberId/refunds')
