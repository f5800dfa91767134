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

type Held = { tier: Tier; closedUntil: string | null; givenTier: Tier | null; givenUntil: string | null }

/** Whether a pause has closed what is paid for. */
export const isClosed = ({ tier, closedUntil }: Pick<Held, 'tier' | 'closedUntil'>, now: string): boolean =>
  tier !== 'starter' && closedUntil !== null && now < closedUntil

/**
 * What is open now, by the clock and without anything having to happen: the higher of what is paid for, which a pause
 * closes until it is over, and what an operator gave, which is Starter once it is over.
 */
export const openTier = ({ tier, closedUntil, givenTier, givenUntil }: Held, now: string): Tier =>
  higherOf(
    isClosed({ tier, closedUntil }, now) ? 'starter' : tier,
    givenTier !== null && givenUntil !== null && now < givenUntil ? givenTier : 'starter',
  )

export const lowestOf = (some: readonly Tier[]): Tier =>
  some.reduce((lowest, tier) => (rank[tier] < rank[lowest] ? tier : lowest), 'elite' as Tier)

export const higherOf = (one: Tier, other: Tier): Tier => (rank[one] >= rank[other] ? one : other)

export const tierName: Record<Tier, string> = { starter: 'Starter', quantum: 'Quantum', elite: 'Elite' }
