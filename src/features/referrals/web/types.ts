import type { Reply } from '#shared/endpoint.ts'
import type { getReferralStats } from '../referrals.contract.ts'

export type ReferralStats = Reply<typeof getReferralStats>
