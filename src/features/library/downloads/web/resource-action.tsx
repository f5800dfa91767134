import { Link } from '@tanstack/react-router'
import { Eye, Play } from 'lucide-react'
import { UpgradeLink } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import type { ButtonSize, ButtonVariant } from '#platform/ui/button/button-classes.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { classNames } from '#platform/ui/styles/class-names.ts'
import type { Resource } from '../../resources/resources.contract.ts'
import { useLibraryAddress } from '../../web/use-library-address.ts'
import { DownloadButton } from './download-button.tsx'

type ResourceActionProps = { resource: Resource; size?: ButtonSize; variant?: ButtonVariant }

/** What a member can do with a resource: download it, or upgrade to get it. */
export function ResourceAction({ resource, ...look }: ResourceActionProps) {
  return resource.hasAccess ? (
    <DownloadButton resource={resource} {...look} />
  ) : (
    <UpgradeLink plan={tierName[resource.tier]} opens={resource.title} {...look} />
  )
}

/** The same in a list, where films are opened first. */
export function ResourceActions({ resource, className }: { resource: Resource; className?: string }) {
  return (
    <div className={classNames('flex flex-wrap gap-2', className)}>
      <ResourceAction resource={resource} />
      {resource.hasAccess && <LookLink resource={resource} />}
    </div>
  )
}

function LookLink({ resource: { id, title, format } }: { resource: Resource }) {
  const { path, searchFor } = useLibraryAddress()
  const isFilm = format === 'mp4'
  return (
    <LinkButton asChild size="sm" variant="ghost">
      <Link to={path} search={searchFor(id)} resetScroll={false}>
        {isFilm ? <Play aria-hidden /> : <Eye aria-hidden />}
        <span>
          {isFilm ? 'Watch' : 'Preview'}
          <span className="sr-only"> {title}</span>
        </span>
      </Link>
    </LinkButton>
  )
}
