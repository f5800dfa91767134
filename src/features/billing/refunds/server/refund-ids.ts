/** The first refund asked for with so much refunded (`seen`); one that is asked for anew has `:2`, `:3` … behind it. */
export const firstRefundId = (chargeId: string, seen: number): string => `${chargeId}:${seen}`

/** Under which a refund’s job is known. */
export const refundWork = (refundId: string): string => `billing.refund-charge:${refundId}`
