import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { Dialog, DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Reply } from '#shared/endpoint.ts'
import { accountLimits } from '../../identity.rules.ts'
import { ConfirmIdentityForm } from '../../web/confirm-identity-form.tsx'
import { FormError } from '../../web/form-error.tsx'
import { useForm } from '../../web/use-form.ts'
import { errorsIn } from '../../web/validate-fields.ts'
import type { enableTwoFactor as endpoint } from '../two-factor.contract.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { enableTwoFactor, verifyTotp } from './two-factor.calls.ts'

type Made = Reply<typeof endpoint>
type SetUpProps = { hasPassword: boolean; onClose: () => void }

const words = {
  prove: ['Turn on two-step sign-in', 'You need an authenticator app on your phone. Any of them works.'],
  scan: ['Scan this with your app', 'Then enter the six digits it shows.'],
  keep: [
    'Save these recovery codes',
    'Each signs you in once if you don’t have your phone. You’ll see them only once.',
  ],
} as const

/** Who it is, the app's first code, then the codes to keep. */
export function SetUpTwoFactor({ hasPassword, onClose }: SetUpProps) {
  const [made, setMade] = useState<Made>()
  const [isOn, setOn] = useState(false)
  const queries = useQueryClient()
  const close = () => {
    onClose()
    // Not before the codes were read: what is asked for again takes this dialog away. It opens a coach's pages too.
    if (isOn) void queries.invalidateQueries()
  }
  const [title, description] = words[isOn ? 'keep' : made ? 'scan' : 'prove']
  return (
    <Dialog title={title} description={description} open onOpenChange={(open) => open || close()}>
      {!made && <Prove hasPassword={hasPassword} onMade={setMade} />}
      {made && !isOn && <Scan made={made} onDone={() => setOn(true)} />}
      {made && isOn && <RecoveryCodes codes={made.backupCodes} onDone={close} />}
    </Dialog>
  )
}

function Prove({ hasPassword, onMade }: { hasPassword: boolean; onMade: (made: Made) => void }) {
  const ask = useCall(enableTwoFactor)
  return (
    <ConfirmIdentityForm
      hasPassword={hasPassword}
      label="Continue"
      isPending={ask.isPending}
      send={(body, answered) => ask.mutate({ body }, { onSuccess: onMade, ...answered })}
    />
  )
}

function Scan({ made, onDone }: { made: Made; onDone: () => void }) {
  const ask = useCall(verifyTotp)
  const { errors, form } = useForm({
    fields: ['code'],
    check: ({ code }) => errorsIn({ code: code.trim() ? undefined : 'Enter the six digits from your app.' }),
    send: (body, answered) => {
      const onSuccess = () => {
        toast({ title: 'Two-step Sign-in Is On', description: 'Store your recovery codes somewhere safe' })
        onDone()
      }
      ask.mutate({ body }, { onSuccess, ...answered })
    },
    focusOnRefusal: 'code',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <QrCode text={made.totpURI} label="QR code for your authenticator app" />
      <p className="text-sm text-ink-soft">
        Can’t scan it? Enter this key in the app:{' '}
        <code className="text-ink select-all wrap-anywhere">{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormError>{errors.form}</FormError>
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={accountLimits.code}
        error={errors.code}
      />
      <DialogActions>
        <Button type="submit" pending={ask.isPending}>
          Turn on
        </Button>
      </DialogActions>
    </form>
  )
}
