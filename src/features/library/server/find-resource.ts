import { opens, tierName } from '#features/membership/membership.rules.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { libraryRefusals } from '../library.contract.ts'
import type { Resource } from '../library.ts'
import { readerTier } from './reader-tier.ts'

export function findResource({ library }: Context, resourceId: string): Resource {
  const resource = library.resourceById.get(resourceId)
  if (!resource) throw libraryRefusals.notFound()
  return resource
}

/** The resource, if this member may have it: 404 when it doesn't exist, 403 when the tier is too low. */
export function findOpenResource(ctx: MemberContext, resourceId: string): Resource {
  const resource = findResource(ctx, resourceId)
  if (!opens(readerTier(ctx), resource.tier)) throw libraryRefusals.locked(tierName[resource.tier])
  return resource
}
