import type { Call, Delivery, Plan } from '../membership.content.ts'
import { isExampleAddress } from './example-address.ts'

export type FeatureSources = {
  /** Whether the product has a page at this address. */
  hasPage: (route: string) => boolean
  brand: Readonly<Record<'communityLink' | 'contactEmail' | 'founderEmail', string>>
  calls: readonly Call[]
}

type Feature = Plan['features'][number]

type Split = {
  kept: string[]
  /** Of these, what an example address delivers: to show on one's own machine, and to sell nowhere. */
  examples: string[]
  unkept: string[]
}

/** What a plan may promise, and what nothing delivers yet. */
export function splitFeatures(features: readonly Feature[], setUp: FeatureSources): Split {
  const addresses = ({ delivery }: Feature) => addressesOf(delivery, setUp)
  const texts = (some: (feature: Feature) => boolean) => features.filter(some).map(({ text }) => text)
  const isKept = (feature: Feature) => addresses(feature).length > 0
  return {
    kept: texts(isKept),
    examples: texts((feature) => isKept(feature) && addresses(feature).every(isExampleAddress)),
    unkept: texts((feature) => !isKept(feature)),
  }
}

/** Where it is to be had. */
function addressesOf(delivery: Delivery, { hasPage, brand, calls }: FeatureSources): string[] {
  if ('route' in delivery) return hasPage(delivery.route) ? [delivery.route] : []
  const all =
    'brand' in delivery
      ? [brand[delivery.brand]]
      : calls.filter(({ id }) => id === delivery.calls).map(({ link }) => link)
  return all.filter((address) => address !== '')
}
