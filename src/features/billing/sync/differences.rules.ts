/** By these words a payment that came too late is found again among the differences. */
export const paidAfterEndWords = 'came after the membership had ended'
