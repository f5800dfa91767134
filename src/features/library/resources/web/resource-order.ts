import type { Resource } from '../resources.contract.ts'

/** The library comes in the order of the program. */
export const orders = {
  program: 'Program order',
  downloads: 'Most downloaded',
  rating: 'Best rated',
  title: 'A to Z',
} as const
export type Order = keyof typeof orders
// The names are those of the object above.
export const orderNames = Object.keys(orders) as Order[]

type Ranked = Pick<Resource, 'title' | 'downloads' | 'rating' | 'ratings'>

/** Where two are equal, they stay in the order of the program. */
const compare: Record<Order, (a: Ranked, b: Ranked) => number> = {
  program: () => 0,
  downloads: (a, b) => b.downloads - a.downloads,
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.ratings - a.ratings,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
}

export const inOrder = <T extends Ranked>(resources: readonly T[], order: Order): readonly T[] =>
  resources.toSorted(compare[order])
