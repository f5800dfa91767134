import { route } from '#platform/server/http/routes.ts'
import * as contract from '../referrals.contract.ts'
import { getReferralStats } from './get-referral-stats.ts'

export const referralsRoutes = [route(contract.getReferralStats, getReferralStats)]
