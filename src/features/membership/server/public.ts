export { endGift, giveTier } from '../gifts/server/give-tier.ts'
export { heldTier, lastDayOf, readGift } from '../gifts/server/read-gift.ts'
export type { Offer } from '../plans/server/load-offer.ts'
export { closeMembershipUntil, readOpenTier, readTier, recordMoneyBack, setTier } from './set-tier.ts'
