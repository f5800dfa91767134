import { useState } from 'react'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useCall } from '#platform/web/queries.ts'
import { ConfirmIdentityForm } from '../../web/confirm-identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { disableTwoFactor, renewRecoveryCodes } from './two-factor.calls.ts'

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
      title={codes ? 'Save these recovery codes' : 'New recovery codes'}
      description={codes ? 'You’ll see them only once.' : 'Your current codes stop working.'}
      open
      onOpenChange={(open) => open || onClose()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ConfirmIdentityForm
          hasPassword={hasPassword}
          takesCode
          label="Get new codes"
          isPending={ask.isPending}
          send={(body, answered) =>
            ask.mutate({ body }, { onSuccess: ({ backupCodes }) => setCodes(backupCodes), ...answered })
          }
        />
      )}
    </Dialog>
  )
}

function TurnOff({ hasPassword, onClose }: Part) {
  const ask = useCall(disableTwoFactor)
  const done = () => {
    toast({ title: 'Two-step Sign-in Is Off', description: 'You sign in with just your password' })
    onClose()
  }
  return (
    <Dialog
      title="Turn two-step sign-in off"
      description="Anyone who learns your password can get in. Your recovery codes are deleted."
      open
      onOpenChange={(open) => open || onClose()}
    >
      <ConfirmIdentityForm
        hasPassword={hasPassword}
        takesCode
        label="Turn off"
        isGrave
        isPending={ask.isPending}
        send={(body, answered) => ask.mutate({ body }, { onSuccess: done, ...answered })}
      />
    </Dialog>
  )
}
