import { mutation } from '#platform/web/queries.ts'
import type * as contract from '../consent.contract.ts'

export const decideConsent = mutation<typeof contract.decideConsent>('PUT /api/chat/consent')
