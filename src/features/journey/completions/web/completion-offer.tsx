import { Check } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import type { SubModule } from '../../lessons/lessons.contract.ts'

type CompletionOfferProps = {
  subModule: SubModule
  pending: boolean
  /** The lesson’s page is empty, and the next press completes it all the same. */
  isAsking: boolean
  onComplete: () => void
}

/** What must be finished before the lesson counts as completed, and the button that completes it. */
export function CompletionOffer({ subModule, pending, isAsking, onComplete }: CompletionOfferProps) {
  const { deliverable, pointsReward, xpReward } = subModule
  return (
    <Card aria-labelledby="finish">
      <h2 id="finish" className="text-xl">
        Finished?
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        <dt className="text-ink-soft">Deliverable</dt>
        <dd>{deliverable}</dd>
        <dt className="text-ink-soft">Reward</dt>
        <dd>
          {pointsReward} points and {xpReward} XP
        </dd>
      </dl>
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {isAsking && 'Your page is still empty. Complete anyway?'}
      </p>
      <Button
        size="lg"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="mt-5 w-full sm:w-auto"
        pending={pending}
        onClick={onComplete}
      >
        <Check aria-hidden />
        {isAsking ? 'Complete anyway' : 'Mark as Complete'}
      </Button>
    </Card>
  )
}
