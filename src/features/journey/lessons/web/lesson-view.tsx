import { useUser } from '#features/identity/web/public.ts'
import { Completion } from '../../completions/web/completion.tsx'
import type { LessonSlot, RewardsSlot, SubModule } from '../../web/journey-types.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonPager } from './lesson-pager.tsx'
import { LessonText } from './lesson-text.tsx'
import { RelatedLessons } from './related-lessons.tsx'
import { useChecklist } from './use-checklist.ts'

type LessonViewProps = { subModule: SubModule; celebration: RewardsSlot; resources: LessonSlot }

export function LessonView({ subModule, celebration, resources: Resources }: LessonViewProps) {
  const ticks = useChecklist(useUser()?.id ?? '', subModule.id)
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
