import type { Call, Delivery, Plan } from '../membership.content.ts'

export type FeatureSources = {
  /** Whether the product has a page at this address. */
  hasPage: (route: string) => boolean
  brand: Readonly<Record<'communityLink' | 'contactEmail' | 'founderEmail', string>>
  calls: readonly Call[]
}

type Feature = Plan['features'][number]

/** What a plan may promise, and what nothing delivers yet. */
export function splitFeatures(
  features: readonly Feature[],
  setUp: FeatureSources,
): { kept: string[]; unkept: string[] } {
  const texts = (kept: boolean) =>
    features.filter(({ delivery }) => isAvailable(delivery, setUp) === kept).map(({ text }) => text)
  return { kept: texts(true), unkept: texts(false) }
}

function isAvailable(delivery: Delivery, { hasPage, brand, calls }: FeatureSources): boolean {
  if ('route' in delivery) return hasPage(delivery.route)
  if ('brand' in delivery) return brand[delivery.brand] !== ''
  return calls.some(({ id, link }) => id === delivery.calls && link !== '')
}
