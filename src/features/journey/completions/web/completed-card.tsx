import { CircleCheckBig } from 'lucide-react'
import { type RefObject, Suspense } from 'react'
import { useDates } from '#platform/web/zone.ts'
import type { SubModule } from '../../lessons/lessons.contract.ts'
import type { LessonSlot } from '../../lessons/web/lesson-slots.ts'
import { NextLesson } from '../../pace/web/next-lesson.tsx'

type CompletedCardProps = {
  subModule: SubModule
  completedAt: string
  /** All points this completion paid; 0 if the lesson was completed earlier. */
  paid: number
  headingRef: RefObject<HTMLHeadingElement | null>
  /** Whether the way on is told here. */
  leadsOn: boolean
  /** What the lesson’s page came to. */
  made: LessonSlot
}

/** The completed lesson: when it was completed and what it paid. */
export function CompletedCard({ subModule, completedAt, paid, headingRef, leadsOn, made: Made }: CompletedCardProps) {
  const dates = useDates()
  const { pointsReward, xpReward } = subModule
  return (
    <section
      aria-labelledby="finish"
      className="flex items-start gap-4 rounded-lg border border-success/40 bg-success-soft p-5 sm:p-6"
    >
      <CircleCheckBig aria-hidden className="mt-0.5 size-8 shrink-0 text-success" />
      <div>
        <h2 id="finish" ref={headingRef} tabIndex={-1} className="text-xl">
          Completed
        </h2>
        <p className="mt-1">
          On <time dateTime={completedAt}>{dates.date(completedAt)}</time>, for {pointsReward} points and {xpReward} XP
          {paid > pointsReward && `, and ${paid - pointsReward} more points for being ahead of schedule`}.
        </p>
        <Suspense>
          <Made subModuleId={subModule.id} />
        </Suspense>
        {leadsOn && <NextLesson />}
      </div>
    </section>
  )
}
