import { LessonBody, type Ticks } from '#features/program/web/public.ts'
import { LessonOutlineView } from './lesson-outline-view.tsx'
import { LessonVideo } from './lesson-video.tsx'
import { RouterLink } from './router-link.tsx'
import type { SubModule } from './types.ts'

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
