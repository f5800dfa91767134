/** `open`: it waits for the seller’s answer; `answered`: for the bank’s decision; the others are decisions. */
export const disputeStates = ['open', 'answered', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const undecided = ['open', 'answered'] as const satisfies readonly DisputeState[]

export const isUndecided = (state: DisputeState): boolean => (undecided as readonly string[]).includes(state)

/** Why the customer says they disputed it; empty where the provider’s word says nothing. */
export const reasonWords = (reason: string): string => (reason === 'general' ? '' : reason.replaceAll('_', ' '))
