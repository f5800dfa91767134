import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Completion } from '../../completions/web/completion.tsx'
import { useCompletion } from '../../completions/web/use-completion.ts'
import { pace } from '../../pace/web/pace.calls.ts'
import type { SubModule } from '../lessons.contract.ts'
import { AsCheck } from './frame/as-check.tsx'
import { LessonFrame } from './frame/lesson-frame.tsx'
import { LessonPager } from './lesson-pager.tsx'
import type { EndingSlot, IsPageEmpty, LessonSlot, RewardsSlot, TicksSlot } from './lesson-slots.ts'
import { LessonText } from './lesson-text.tsx'
import { noteOpened } from './lessons.calls.ts'
import { RelatedLessons } from './related-lessons.tsx'

export type LessonSlots = {
  celebration: RewardsSlot
  ending: EndingSlot
  made: LessonSlot
  resources: LessonSlot
  worksheet: LessonSlot
  ticks: TicksSlot
  isPageEmpty: IsPageEmpty
}
type LessonViewProps = LessonSlots & { subModule: SubModule }

export function LessonView({ subModule, celebration, ending, made, isPageEmpty, ...slots }: LessonViewProps) {
  const { resources: Resources, worksheet: Worksheet, ticks: Ticks } = slots
  useEffect(showNamedPart, [])
  const { id, isCompleted } = subModule
  useEffect(() => {
    // What is completed was opened.
    if (!isCompleted) noteOpened(id)
  }, [id, isCompleted])
  const completing = useCompletion(subModule, isPageEmpty)
  const check = subModule.isChecked && !completing.complete.isSuccess && (
    <AsCheck subModule={subModule} pending={completing.complete.isPending} onTrue={completing.markRightAway} />
  )
  return (
    <LessonFrame subModule={subModule} check={check}>
      <Ticks subModuleId={subModule.id} lesson={subModule.lesson}>
        {(ticks) => (
          <LessonText subModule={subModule} ticks={ticks} worksheet={<Worksheet subModuleId={subModule.id} />} />
        )}
      </Ticks>
      <Resources subModuleId={subModule.id} />
      <Completion subModule={subModule} celebration={celebration} ending={ending} made={made} completing={completing} />
      <LessonPager previous={subModule.previous} next={subModule.next} isLit={useIsNext(subModule)} />
      <RelatedLessons related={subModule.related} />
    </LessonFrame>
  )
}

/** The part that the address names is there only now, after the browser and the router looked for it. */
function showNamedPart(): void {
  const name = decodeURIComponent(location.hash.slice(1))
  if (name) document.getElementById(name)?.scrollIntoView?.()
}

/** Whether the lesson after a completed one is also what comes next for the member, who may have left out an earlier one. */
function useIsNext({ isCompleted, next }: SubModule): boolean {
  const overall = useQuery({ ...pace, enabled: isCompleted }).data?.next
  return isCompleted && (!overall || overall.id === next?.id)
}
