import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#features/identity/web/public.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useShortcut } from '#platform/web/shortcuts/use-shortcut.ts'
import type { SubModule } from '../../lessons/lessons.contract.ts'
import type { EndingSlot, IsPageEmpty, RewardsSlot } from '../../lessons/web/lesson-slots.ts'
import { CompletedCard } from './completed-card.tsx'
import { CompletionOffer } from './completion-offer.tsx'
import { completeSubModule } from './completions.calls.ts'

type CompletionProps = {
  subModule: SubModule
  celebration: RewardsSlot
  ending: EndingSlot
  isPageEmpty: IsPageEmpty
}

/** The end of a lesson: marking it as complete, and afterwards the day and the reward. */
export function Completion({ subModule, celebration: Celebration, ending: Ending, isPageEmpty }: CompletionProps) {
  const complete = useCall(completeSubModule)
  const heading = useRef<HTMLHeadingElement>(null)
  const { id, moduleId } = subModule
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

  const empty = useAskOnce(id, isPageEmpty)
  const markAsComplete = async () => {
    if (empty.isLooking || (await empty.isToAsk())) return
    complete.mutate(
      { params: { subModuleId: id }, body: { moduleId, subModuleId: id } },
      {
        onSuccess: () => toast({ title: 'Module Completed!', description: 'Sub-module completed successfully!' }),
        onError: showError('Failed to complete module. Please try again.'),
      },
    )
  }
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
        />
      ) : (
        <CompletionOffer
          subModule={subModule}
          // While it is looked, the button keeps the keyboard's focus.
          pending={complete.isPending}
          isAsking={empty.isAsking}
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

/** Milliseconds after which an answer that is still missing keeps no one waiting. */
const longestLook = 3000
const wait = (time: number) => new Promise<void>((done) => setTimeout(done, time))

/** Lessons whose empty page was asked about. */
const asked = new Set<string>()

/** An empty page is asked about once for each lesson; whatever can’t be found out keeps no one from completing. */
function useAskOnce(id: string, isPageEmpty: IsPageEmpty) {
  const queries = useQueryClient()
  const memberId = useUser()?.id ?? ''
  const [isLooking, setLooking] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const key = `${memberId} ${id}`
  // Who begins to write has answered.
  useEffect(() => {
    if (!isAsking) return
    const withdraw = () => setAsking(false)
    addEventListener('input', withdraw)
    return () => removeEventListener('input', withdraw)
  }, [isAsking])
  const isToAsk = async () => {
    if (isAsking || asked.has(key)) return false
    setLooking(true)
    const looked = isPageEmpty(queries, memberId, id).catch(() => false)
    const isEmpty = await Promise.race([looked, wait(longestLook).then(() => false)])
    setLooking(false)
    if (isEmpty) asked.add(key)
    setAsking(isEmpty)
    return isEmpty
  }
  return { isLooking, isAsking, isToAsk }
}
