import { opens, type Tier } from '#features/membership/membership.rules.ts'
import { type PartlyFixed, partlyFixed } from '#platform/server/http/reply/partly-fixed.ts'
import { onceFor } from '#platform/server/once.ts'
import type { Resource } from '../../library.ts'
import { meanRating } from '../../ratings/ratings.rules.ts'
import type * as contract from '../resources.contract.ts'
import type { Uses } from './read-resource-uses.ts'

/** A resource as this member sees it in a list. */
export function resourceView(resource: Resource, uses: Uses, tier: Tier): PartlyFixed<contract.Resource> {
  const use = uses.get(resource.id)
  return partlyFixed(fixedView(resource), {
    rating: use ? meanRating({ stars: use.allStars, ratings: use.ratings }) : null,
    ratings: use?.ratings ?? 0,
    downloads: use?.downloads ?? 0,
    hasAccess: opens(tier, resource.tier),
    downloadedAt: use?.firstAt ?? null,
    stars: use?.stars ?? null,
  })
}

const fixedView = onceFor((resource: Resource) => ({
  id: resource.id,
  title: resource.title,
  description: resource.description,
  category: resource.category,
  type: resource.type,
  format: resource.format,
  tier: resource.tier,
  featured: resource.featured,
  size: resource.size,
  createdAt: `${resource.createdAt}T00:00:00.000Z`,
}))
