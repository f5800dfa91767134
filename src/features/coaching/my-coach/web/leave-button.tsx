import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { leaveCoach } from './my-coach.calls.ts'

/** One click ends the coaching. */
export function LeaveButton({ name }: { name: string }) {
  const leave = useCall(leaveCoach)
  const end = () =>
    leave.mutate(
      {},
      {
        onSuccess: () => toast({ title: 'Coaching Ended', description: `${name} can’t see anything new of yours` }),
        onError: showError('Failed to end the coaching'),
      },
    )
  return (
    <Button variant="ghost" size="sm" className="-ml-3" pending={leave.isPending} onClick={end}>
      This is not my coach
    </Button>
  )
}
