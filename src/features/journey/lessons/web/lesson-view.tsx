import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Completion } from '../../completions/web/completion.tsx'
import { pace } from '../../pace/web/pace.calls.ts'
import { subModulePath } from '../../web/journey-paths.ts'
import type { SubModule } from '../lessons.contract.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { LessonPager } from './lesson-pager.tsx'
import type { EndingSlot, LessonSlot, RewardsSlot, TicksSlot } from './lesson-slots.ts'
import { LessonText } from './lesson-text.tsx'

export type LessonSlots = {
  celebration: RewardsSlot
  ending: EndingSlot
  resources: LessonSlot
  worksheet: LessonSlot
  ticks: TicksSlot
}
type LessonViewProps = LessonSlots & { subModule: SubModule }

export function LessonView({ subModule, celebration, ending, ...slots }: LessonViewProps) {
  const { resources: Resources, worksheet: Worksheet, ticks: Ticks } = slots
  useEffect(showNamedPart, [])
  return (
    <LessonFrame subModule={subModule}>
      <Ticks subModuleId={subModule.id} lesson={subModule.lesson}>
        {(ticks) => (
          <LessonText subModule={subModule} ticks={ticks} worksheet={<Worksheet subModuleId={subModule.id} />} />
        )}
      </Ticks>
      <Resources subModuleId={subModule.id} />
      <Completion subModule={subModule} celebration={celebration} ending={ending} />
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

function RelatedLessons({ related }: Pick<SubModule, 'related'>) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-10 print:hidden">
      <h2 id="related" className="text-xl">
        Related
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {related.map((one) => (
          <li key={one.id}>
            <Link
              to={subModulePath(one)}
              className="flex min-h-11 items-center py-2 no-underline hover:underline hover:underline-offset-4"
            >
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
