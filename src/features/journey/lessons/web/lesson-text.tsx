import { LessonBody, type Ticks } from '#features/program/web/public.ts'
import type { SubModule } from '../../web/journey-types.ts'
import { RouterLink } from '../../web/router-link.tsx'
import { LessonOutlineView } from './lesson-outline-view.tsx'
import { LessonVideo } from './lesson-video.tsx'

/** What a sub-module teaches. */
export function LessonText({ subModule, ticks }: { subModule: SubModule; ticks: Ticks }) {
  const { lesson, videoUrl, content, title } = subModule
  return (
    <>
      {videoUrl && <LessonVideo url={videoUrl} title={title} />}
      {content ? (
        <LessonBody lesson={lesson} link={RouterLink} ticks={ticks} />
      ) : (
        <LessonOutlineView subModule={subModule} />
      )}
    </>
  )
}
