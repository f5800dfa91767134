import { useState } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useCall } from '#platform/web/queries.ts'
import { disableTwoFactor, renewRecoveryCodes } from '../../sessions/web/sessions.calls.ts'
import { ConfirmIdentityForm } from '../../web/confirm-identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type ChangeProps = { what: 'renew' | 'turn-off'; hasPassword: boolean; onClose: () => void }

/** New recovery codes, or the end of the second step. */
export function ChangeTwoFactor({ what, ...rest }: ChangeProps) {
  return what === 'renew' ? <Renew {...rest} /> : <TurnOff {...rest} />
}

type Part = Omit<ChangeProps, 'what'>

function Renew({ hasPassword, onClose }: Part) {
  const ask = useCall(renewRecoveryCodes)
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Dialog
      title={codes ? 'Keep these recovery codes' : 'New recovery codes'}
      description={codes ? 'They are shown only now.' : 'The codes that you have no longer work.'}
      open
      onOpenChange={(open) => open || onClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ConfirmIdentityForm
          hasPassword={hasPassword}
          takesCode
          label="Make new codes"
          isPending={ask.isPending}
          send={(body, refused) =>
            ask.mutate({ body }, { onSuccess: ({ backupCodes }) => setCodes(backupCodes), onError: refused })
          }
        />
      )}
    </Dialog>
  )
}

function TurnOff({ hasPassword, onClose }: Part) {
  const ask = useCall(disableTwoFactor)
  const done = () => {
    toast({ title: 'Two-step Sign-in Is Off', description: 'Your password alone signs you in' })
    onClose()
  }
  return (
    <Dialog
      title="Turn two-step sign-in off"
      description="Whoever learns your password gets in. Your recovery codes are forgotten."
      open
      onOpenChange={(open) => open || onClose()}
    >
      <ConfirmIdentityForm
        hasPassword={hasPassword}
        takesCode
        label="Turn off"
        isGrave
        isPending={ask.isPending}
        send={(body, refused) => ask.mutate({ body }, { onSuccess: done, onError: refused })}
      />
    </Dialog>
  )
}
