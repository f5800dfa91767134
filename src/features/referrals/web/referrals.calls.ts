import { query } from '#platform/web/queries.ts'
import type { getReferralStats } from '../referrals.contract.ts'

export const referralStats = query<typeof getReferralStats>('GET /api/referrals/stats', { query: {} })
