export type { Offer } from './load-offer.ts'
export { readTier, setTier } from './set-tier.ts'
