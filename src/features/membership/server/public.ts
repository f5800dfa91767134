export type { Offer } from '../plans/server/load-offer.ts'
export { readTier, recordMoneyBack, setTier } from './set-tier.ts'
