import { UpgradeLink } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/rules.ts'
import type { ButtonSize, ButtonVariant } from '#platform/ui/button-classes.ts'
import { DownloadButton } from './download-button.tsx'
import type { Resource } from './types.ts'

type ResourceActionProps = { resource: Resource; size?: ButtonSize; variant?: ButtonVariant }

/** What can be done with a resource: have it, or upgrade to have it. */
export function ResourceAction({ resource, ...look }: ResourceActionProps) {
  return resource.hasAccess ? (
    <DownloadButton resource={resource} {...look} />
  ) : (
    <UpgradeLink plan={tierName[resource.tier]} opens={resource.title} {...look} />
  )
}
