/** Name and postal address of who sells, as they stand below what is sent; empty where neither was written. */
export const sellerLine = (words: string): string => words.replace(/^[\s,]+|[\s,]+$/g, '')

/** Whether they are missing, or still those that the product comes with. */
export const isSellerMissing = (words: string): boolean => sellerLine(words) === '' || /example/i.test(words)
