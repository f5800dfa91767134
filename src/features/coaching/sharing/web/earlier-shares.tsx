import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { MyCoach } from '../../my-coach/my-coach.contract.ts'
import { handleResult } from '../../web/handle-result.ts'
import { shareEarlier } from './sharing.calls.ts'

/** Asks the client whether a new coach may see what they shared of their Founder file in the coaching before. */
export function EarlierShares({ coach: { id, name, earlierShares } }: { coach: MyCoach }) {
  const share = useCall(shareEarlier)
  const agree = () =>
    handleResult(
      share.mutateAsync({ body: { coachId: id } }),
      () => {},
      showError('That wasn’t shared. Please try again.'),
    )
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-sm wrap-anywhere">
        {name} can’t see what you shared from your Founder file before: {listed(earlierShares)}. Do you want to share it
        with them?
      </p>
      <Button variant="secondary" size="sm" className="mt-3" pending={share.isPending} onClick={agree}>
        Share it with {name}
      </Button>
    </div>
  )
}

const most = 5

const listed = (titles: readonly string[]) => {
  const more = titles.length - most
  return `${titles
    .slice(0, most)
    .map((title) => `“${title}”`)
    .join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
