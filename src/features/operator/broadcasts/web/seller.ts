import { isSellerMissing as isMissing, sellerLine } from '../seller.rules.ts'

/** As every page has them at its foot. */
const said = () => document.documentElement.dataset.seller ?? ''

export const sellerWords = (): string => sellerLine(said())
export const isSellerMissing = (): boolean => isMissing(said())
