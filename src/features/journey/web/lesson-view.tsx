import { useUser } from '#features/identity/web/public.ts'
import { Completion } from './completion.tsx'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonPager } from './lesson-pager.tsx'
import { LessonText } from './lesson-text.tsx'
import { RelatedLessons } from './related-lessons.tsx'
import type { OfLesson, ShowEarned, SubModule } from './types.ts'
import { useTicks } from './use-ticks.ts'

type LessonViewProps = { subModule: SubModule; celebration: ShowEarned; resources: OfLesson }

export function LessonView({ subModule, celebration, resources: Resources }: LessonViewProps) {
  const ticks = useTicks(useUser()?.id ?? '', subModule.id)
  return (
    <LessonFrame subModule={subModule}>
      <LessonText subModule={subModule} ticks={ticks} />
      <Resources subModuleId={subModule.id} />
      <Completion subModule={subModule} celebration={celebration} />
      <LessonPager previous={subModule.previous} next={subModule.next} isCompleted={subModule.isCompleted} />
      <RelatedLessons related={subModule.related} />
    </LessonFrame>
  )
}
