import { useUser } from '#features/identity/web/public.ts'
import { LessonBody, lessonOutline } from '#features/program/web/public.ts'
import { Completion } from './completion.tsx'
import { LessonHeader } from './lesson-header.tsx'
import { LessonOutlineView } from './lesson-outline-view.tsx'
import { LessonPager } from './lesson-pager.tsx'
import { LessonRail } from './lesson-rail.tsx'
import { LessonVideo } from './lesson-video.tsx'
import { RelatedLessons } from './related-lessons.tsx'
import { RouterLink } from './router-link.tsx'
import type { OfLesson, ShowEarned, SubModule } from './types.ts'
import { useTicks } from './use-ticks.ts'

type LessonViewProps = { subModule: SubModule; celebration: ShowEarned; resources: OfLesson }

export function LessonView({ subModule, celebration, resources: Resources }: LessonViewProps) {
  const { lesson, videoUrl, content } = subModule
  const ticks = useTicks(useUser()?.id ?? '', subModule.id)
  return (
    <article className="mx-auto grid max-w-(--container-prose) gap-y-8 lg:mx-0 lg:max-w-none lg:grid-cols-[minmax(0,16rem)_minmax(0,37rem)] lg:grid-rows-[auto_1fr] lg:gap-x-14 print:block print:space-y-6">
      <div className="min-w-0 max-w-(--container-prose) lg:col-start-2">
        <LessonHeader subModule={subModule} />
      </div>
      <LessonRail subModule={subModule} parts={lessonOutline(lesson)} />
      <div className="min-w-0 max-w-(--container-prose) lg:col-start-2">
        {videoUrl && <LessonVideo url={videoUrl} title={subModule.title} />}
        {content ? (
          <LessonBody lesson={lesson} link={RouterLink} ticks={ticks} />
        ) : (
          <LessonOutlineView subModule={subModule} />
        )}
        <Resources subModuleId={subModule.id} />
        <Completion subModule={subModule} celebration={celebration} />
        <LessonPager previous={subModule.previous} next={subModule.next} isCompleted={subModule.isCompleted} />
        <RelatedLessons related={subModule.related} />
      </div>
    </article>
  )
}
