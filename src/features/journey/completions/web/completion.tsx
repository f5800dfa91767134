import { useEffect, useRef } from 'react'
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts'
import type { SubModule } from '../../lessons/lessons.contract.ts'
import type { EndingSlot, LessonSlot, RewardsSlot } from '../../lessons/web/lesson-slots.ts'
import { CompletedCard } from './completed-card.tsx'
import { CompletionOffer } from './completion-offer.tsx'
import type { Completing } from './use-completion.ts'

type CompletionProps = {
  subModule: SubModule
  celebration: RewardsSlot
  ending: EndingSlot
  made: LessonSlot
  completing: Completing
}

/** The end of a lesson: marking it as complete, and afterwards the day and the reward. */
export function Completion({ subModule, celebration: Celebration, ending: Ending, made, completing }: CompletionProps) {
  const { complete, isAsking, markAsComplete } = completing
  const heading = useRef<HTMLHeadingElement>(null)
  const completedAt = subModule.completedAt ?? complete.data?.completedAt
  const reached = complete.data?.reached ?? []
  const hasEnded = reached.length > 0

  // The button is gone now, so keyboard focus moves here.
  useEffect(() => {
    if (!complete.isSuccess) return
    heading.current?.focus({ preventScroll: true })
    // By its keys a lesson is completed from anywhere in it, and the map below has to be on the screen while the dot walks.
    heading.current?.scrollIntoView?.({ block: 'start' })
  }, [complete.isSuccess])

  useShortcut(
    'mod+enter',
    'Mark as complete',
    completedAt || complete.isPending ? undefined : () => void markAsComplete(),
  )

  return (
    <div className="mt-14 print:hidden">
      {completedAt ? (
        <CompletedCard
          subModule={subModule}
          completedAt={completedAt}
          paid={complete.data?.pointsAwarded ?? 0}
          headingRef={heading}
          leadsOn={!hasEnded}
          made={made}
        />
      ) : (
        <CompletionOffer
          subModule={subModule}
          // While it is looked, the button keeps the keyboard's focus.
          pending={complete.isPending}
          isAsking={isAsking}
          onComplete={() => void markAsComplete()}
        />
      )}
      {hasEnded && <Ending reached={reached} />}
      <Celebration
        badges={complete.data?.newBadges ?? []}
        level={complete.data?.newLevel ?? null}
        hasStepped={complete.isSuccess && subModule.core && !hasEnded}
        className="mt-8"
      />
    </div>
  )
}
