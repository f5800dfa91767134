export type { Offer } from '../plans/server/load-offer.ts'
export { closeMembershipUntil, readOpenTier, readTier, recordMoneyBack, setTier } from './set-tier.ts'
