export type { Offer } from './load-offer.ts'
export { readTier, recordMoneyBack, setTier } from './set-tier.ts'
