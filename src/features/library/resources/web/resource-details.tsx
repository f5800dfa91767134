import { Link } from '@tanstack/react-router'
import { use } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { coachPaths, JourneyPaths, memberPaths, RouterLink } from '#features/journey/web/public.ts'
import { LessonBody } from '#features/program/web/public.ts'
import { ResourceAction } from '../../downloads/web/resource-action.tsx'
import { FilmPlayer } from '../../previews/web/film-player.tsx'
import { PagePreview } from '../../previews/web/page-preview.tsx'
import { ResourceRating } from '../../ratings/web/resource-rating.tsx'
import type { ResourceDetail } from '../resources.contract.ts'
import { ResourceFacts } from './resource-facts.tsx'

export function ResourceDetails({ resource }: { resource: ResourceDetail }) {
  const isCoach = useUser()?.userRole === 'coach'
  return (
    <JourneyPaths value={isCoach ? coachPaths : memberPaths}>
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
    </JourneyPaths>
  )
}

function Look({ resource }: { resource: ResourceDetail }) {
  if (resource.format === 'mp4') return <FilmPlayer resource={resource} />
  return resource.pages > 0 ? <PagePreview resource={resource} /> : null
}

/** The lessons that use it, where this reader finds them. */
function UsedIn({ lessons }: Pick<ResourceDetail, 'lessons'>) {
  const { lessonPath } = use(JourneyPaths)
  if (lessons.length === 0) return null
  return (
    <section aria-labelledby="used-in" className="border-t border-line pt-5">
      <h3 id="used-in" className="text-xl">
        Lessons that use it
      </h3>
      <ul className="mt-1.5">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="flex min-h-11 items-center">
            <Link to={lessonPath(lesson)} className="link py-2">
              {lesson.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
