import { z } from 'zod'
import { endpoint, type Reply } from '#shared/endpoint.ts'
import { Instant, Page } from '#shared/wire.ts'
import { referralStatuses } from './referrals.rules.ts'

const Referral = z.object({
  id: z.string(),
  referredUser: z.object({ firstName: z.string(), lastName: z.string() }),
  /** The account was deleted, and the name with it; the referral still counts. */
  hasLeft: z.boolean(),
  referralDate: Instant,
  status: z.enum(referralStatuses),
  /** Why a referral is still pending; null where it is not. */
  waitsFor: z.enum(['payment', 'confirmation']).nullable(),
})

export type Referral = z.infer<typeof Referral>

export const getReferralStats = endpoint({
  method: 'GET',
  path: '/api/referrals/stats',
  access: 'signedIn',
  summary: 'The member’s referrals and their status, newest first.',
  query: Page,
  reply: z.object({
    totalReferrals: z.number(),
    pendingReferrals: z.number(),
    convertedReferrals: z.number(),
    /** Conversions undone by the guarantee; counted neither as pending nor as converted. */
    reversedReferrals: z.number(),
    /** Proactivity points that a conversion pays. */
    rewardPoints: z.number(),
    referrals: z.array(Referral),
  }),
})

export type ReferralStats = Reply<typeof getReferralStats>
