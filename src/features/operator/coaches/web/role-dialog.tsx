import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { actOn } from '../../people/web/people.calls.ts'
import { useProvedCall } from '../../proof/web/ask-for-proof.ts'
import { ReasonDialog } from '../../web/reason-dialog.tsx'

type RoleDialogProps = {
  memberId: string
  action: 'grant-coach' | 'take-back-coach'
  label: string
  lead: string
  onClose: () => void
}

/** Grants Coach Mode or takes it back, as on the person's own page. */
export function RoleDialog({ memberId, action, label, lead, onClose }: RoleDialogProps) {
  const act = useProvedCall(actOn)
  const send = (reason: string) =>
    act.mutate(
      { params: { memberId }, body: { action, reason } },
      {
        onSuccess: ({ says }) => {
          toast({ title: 'Done', description: says })
          onClose()
        },
        onError: showError(),
      },
    )
  return <ReasonDialog label={label} lead={lead} pending={act.isPending} onClose={onClose} onGiven={send} />
}
