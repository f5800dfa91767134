import { Button } from '#platform/ui/button/button.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import type { Sent } from '#shared/endpoint.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import type { invitePeopleAgain, Person } from '../people.contract.ts'
import { inviteAgain } from './people.calls.ts'

/** Of one person; nothing where they weren’t invited or have come. */
export function InvitePersonAgain({ person: { id, statuses } }: { person: Pick<Person, 'id' | 'statuses'> }) {
  return statuses.includes('invited') ? <InviteAgain of={{ memberId: id }} /> : null
}

/** To one who was invited and hasn’t come, or to all that the list shows. */
export function InviteAgain({ of }: { of: Sent<typeof invitePeopleAgain>['body'] }) {
  const call = useProvedCall(inviteAgain)
  const send = () =>
    call.mutate(
      { body: of },
      { onSuccess: ({ says }) => toast({ title: 'Done', description: says }), onError: showError() },
    )
  return (
    <Button variant="secondary" pending={call.isPending} onClick={send}>
      Send the invitation again
    </Button>
  )
}
