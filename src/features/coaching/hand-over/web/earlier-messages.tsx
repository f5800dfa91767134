import { Button } from '#platform/ui/button/button.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { MyCoach } from '../../my-coach/my-coach.contract.ts'
import { showEarlierMessages } from './hand-over.calls.ts'

/** Asks the client whether a new coach may read the messages with earlier ones; a yes can be taken back. */
export function EarlierMessages({ coach: { name, earlierMessages } }: { coach: MyCoach }) {
  const show = useCall(showEarlierMessages)
  const shown = earlierMessages === 'shown'
  const change = () => show.mutate({ body: { shown: !shown } }, { onError: showError('Failed to save your answer') })
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="text-sm">
        {shown
          ? `${name} can read your messages with earlier coaches.`
          : `${name} can’t read your messages with earlier coaches. Do you want to show them?`}
      </p>
      <Button variant="secondary" size="sm" className="mt-3" pending={show.isPending} onClick={change}>
        {shown ? 'Stop showing them' : 'Show earlier messages'}
      </Button>
    </div>
  )
}
