import { type Tier, tierName, tiers } from '#features/membership/membership.rules.ts'
import { fullName, isBehind } from '../coaching.rules.ts'

/** Clients on one page of the list. */
export const clientsPerPage = 30

/** What the list is narrowed to, with the words of the choice. */
export const views = {
  all: 'Everyone',
  needs: 'Needs me',
  behind: 'Behind',
  paused: 'Paused',
  graduated: 'Graduated',
} as const
export type View = keyof typeof views
export const viewNames = Object.keys(views) as [View, ...View[]]

export const orders = {
  needs: 'Needs me first',
  name: 'Name',
  day: 'Program day',
  active: 'Last active',
  joined: 'Newest client',
} as const
export type Order = keyof typeof orders
export const orderNames = Object.keys(orders) as [Order, ...Order[]]

export const plans = Object.fromEntries(tiers.map((tier) => [tier, tierName[tier]])) as Record<Tier, string>

export type Listed = {
  id: string
  firstName: string
  lastName: string
  email: string
  tier: Tier
  pace: number
  programDay: number
  status: string
  isPaused: boolean
  tags: readonly string[]
  /** Place among those who need the coach, from 0; null for the others. */
  need: number | null
  lastCompletedAt: string | null
}
type Wanted = { search: string; show: View; plan?: Tier | undefined; tag?: string | undefined; sort: Order }

/** The clients that are asked for, in the order that is asked for; ties by name, then by email. */
export const listClients = <T extends Listed>(clients: readonly T[], { search, show, plan, tag, sort }: Wanted): T[] =>
  clients
    .filter(holds[show])
    .filter(({ tier }) => plan === undefined || tier === plan)
    .filter(({ tags }) => tag === undefined || tags.includes(tag))
    .filter((one) => `${fullName(one)}\n${one.email}`.toLowerCase().includes(search.trim().toLowerCase()))
    .sort((a, b) => compare[sort](a, b) || byName(a, b))

const holds: Record<View, (client: Listed) => boolean> = {
  all: () => true,
  needs: ({ need }) => need !== null,
  behind: ({ pace, isPaused, status }) => isBehind(pace) && !isPaused && status === 'active',
  paused: ({ isPaused }) => isPaused,
  graduated: ({ status }) => status === 'graduated',
}

const byName = (a: Listed, b: Listed) => fullName(a).localeCompare(fullName(b)) || a.email.localeCompare(b.email)
const after = Number.MAX_SAFE_INTEGER

const compare: Record<Order, (a: Listed, b: Listed) => number> = {
  needs: (a, b) => (a.need ?? after) - (b.need ?? after),
  name: byName,
  day: (a, b) => b.programDay - a.programDay,
  active: (a, b) => (b.lastCompletedAt ?? '').localeCompare(a.lastCompletedAt ?? ''),
  joined: (a, b) => (a.id < b.id ? 1 : -1),
}
