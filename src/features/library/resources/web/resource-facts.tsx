import { Check, Star } from 'lucide-react'
import { TierChip } from '#features/journey/web/public.ts'
import { bytesText, counted } from '#platform/format/numbers.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { formatWords, ratingWords } from '../../web/resource-format.ts'
import type { Resource } from '../resources.contract.ts'

/** Tier, format and size of a resource, its downloads and rating, and whether this member has it. */
export function ResourceFacts({ resource }: { resource: Resource }) {
  const { tier, format, size, downloads, rating, downloadedAt } = resource
  return (
    <ul className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-soft">
      {tier !== 'starter' && (
        <li>
          <TierChip tier={tier} />
        </li>
      )}
      {downloadedAt && (
        <li>
          <Chip tone="success">
            <Check aria-hidden />
            Downloaded
          </Chip>
        </li>
      )}
      <li>
        {formatWords[format]}, {bytesText(size)}
      </li>
      {downloads > 0 && <li>{counted(downloads, 'download')}</li>}
      {rating !== null && (
        <li className="flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-current text-ridge" />
          <span aria-hidden>{rating}</span>
          <span className="sr-only">{ratingWords(resource)}</span>
        </li>
      )}
    </ul>
  )
}
