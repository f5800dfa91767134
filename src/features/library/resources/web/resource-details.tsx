import { RouterLink } from '#features/journey/web/public.ts'
import { LessonBody } from '#features/program/web/public.ts'
import { ResourceAction } from '../../downloads/web/resource-action.tsx'
import { FilmPlayer } from '../../previews/web/film-player.tsx'
import { PagePreview } from '../../previews/web/page-preview.tsx'
import { ResourceRating } from '../../ratings/web/resource-rating.tsx'
import type { ResourceDetail } from '../../web/library-types.ts'
import { ResourceFacts } from './resource-facts.tsx'
import { UsedIn } from './used-in.tsx'

export function ResourceDetails({ resource }: { resource: ResourceDetail }) {
  return (
    <div className="flex flex-col gap-6">
      <ResourceFacts resource={resource} />
      {resource.hasAccess && <Look resource={resource} />}
      <div>
        <ResourceAction resource={resource} size="md" variant="primary" />
      </div>
      <section aria-labelledby="use">
        <h3 id="use" className="mb-2 text-xl">
          How to use it
        </h3>
        <LessonBody lesson={resource.about} link={RouterLink} />
      </section>
      {resource.downloadedAt && <ResourceRating resource={resource} />}
      <UsedIn lessons={resource.lessons} />
    </div>
  )
}

function Look({ resource }: { resource: ResourceDetail }) {
  if (resource.format === 'mp4') return <FilmPlayer resource={resource} />
  return resource.pages > 0 ? <PagePreview resource={resource} /> : null
}
