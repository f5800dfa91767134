export const tiers = ['starter', 'quantum', 'elite'] as const
export type Tier = (typeof tiers)[number]

const rank: Record<Tier, number> = { starter: 0, quantum: 1, elite: 2 }

/** Whether a tier opens what asks for `required`: its own and everything below it. */
export const opens = (tier: Tier, required: Tier): boolean => rank[tier] >= rank[required]

export const lowestOf = (some: readonly Tier[]): Tier =>
  some.reduce((lowest, tier) => (rank[tier] < rank[lowest] ? tier : lowest), 'elite' as Tier)

export const higherOf = (one: Tier, other: Tier): Tier => (rank[one] >= rank[other] ? one : other)

export const tierName: Record<Tier, string> = { starter: 'Starter', quantum: 'Quantum', elite: 'Elite' }
