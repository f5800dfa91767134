import { query } from '#platform/web/queries.ts'
import type { Sent } from '#shared/endpoint.ts'
import type { listAudit } from '../audit.contract.ts'

export const audit = (asked: Sent<typeof listAudit>['query']) =>
  query<typeof listAudit>('GET /api/operator/audit', { query: asked })
