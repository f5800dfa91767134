/** Proposals of one answer, days until one expires, and characters of what is proposed. */
export const proposalLimits = { perAnswer: 3, days: 7, what: 300 } as const

export const proposalKinds = ['promise', 'outcome', 'share', 'number'] as const
export type ProposalKindName = (typeof proposalKinds)[number]

/** Nothing happens before it is confirmed; one that expired or was dismissed never happens. */
export const proposalStates = ['proposed', 'confirmed', 'dismissed', 'expired'] as const
export type ProposalState = (typeof proposalStates)[number]

/** Why one expired: its days are over, or what it was based on is different now. */
export const expiries = ['time', 'changed'] as const
export type Expiry = (typeof expiries)[number]

type Decided = { state: ProposalState; why: Expiry | null }

/** A proposal that no one decided on expires by itself, `expiresAt` being its last moment. */
export const stateAt = ({ state, why }: Decided, expiresAt: string, now: string): Decided =>
  state === 'proposed' && now > expiresAt ? { state: 'expired', why: 'time' } : { state, why }

/** In the record that a confirmed proposal made; `on` is a date in words. */
export const originWords = (who: string, on: string): string =>
  `Proposed by the assistant, confirmed by ${who} on ${on}`
