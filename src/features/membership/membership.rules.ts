export const tiers = ['starter', 'quantum', 'elite'] as const
export type Tier = (typeof tiers)[number]

/** The plans that are paid for, which a link may choose. */
export const paidTiers = ['quantum', 'elite'] as const satisfies readonly Tier[]
export type PaidTier = (typeof paidTiers)[number]

/** Where a chosen plan is paid. */
export const planPath = (plan: PaidTier): string => `/pricing?plan=${plan}`

/** A plan's name in an address; undefined for anything else. */
export const paidTierOf = (name: string | null | undefined): PaidTier | undefined =>
  paidTiers.find((tier) => tier === name)

const rank: Record<Tier, number> = { starter: 0, quantum: 1, elite: 2 }

/** Whether a tier opens what asks for `required`: its own and everything below it. */
export const opens = (tier: Tier, required: Tier): boolean => rank[tier] >= rank[required]

/** A paid plan that a pause closes is Starter until the pause is over: by the clock, without anything having to happen. */
export const openTier = ({ tier, closedUntil }: { tier: Tier; closedUntil: string | null }, now: string): Tier =>
  closedUntil !== null && now < closedUntil ? 'starter' : tier

export const lowestOf = (some: readonly Tier[]): Tier =>
  some.reduce((lowest, tier) => (rank[tier] < rank[lowest] ? tier : lowest), 'elite' as Tier)

export const higherOf = (one: Tier, other: Tier): Tier => (rank[one] >= rank[other] ? one : other)

export const tierName: Record<Tier, string> = { starter: 'Starter', quantum: 'Quantum', elite: 'Elite' }
