/** Name and postal address of who sells, as every page has them at its foot. */
export const sellerWords = (): string => (document.documentElement.dataset.seller ?? '').replace(/^[\s,]+|[\s,]+$/g, '')

/** Whether they are still those that the product comes with. */
export const isSellerMissing = (): boolean => sellerWords() === '' || /example/i.test(sellerWords())
