import { Button } from '#platform/ui/button/button.tsx'
import { Callout } from '#platform/ui/callout.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { FormError } from '../../web/form-error.tsx'
import { CurrentCodeField, CurrentPasswordField } from '../../web/password-fields.tsx'
import { successToast } from '../../web/toasts.ts'
import { useForm } from '../../web/use-form.ts'
import { codeError, emailError, errorsIn, passwordError } from '../../web/validate-fields.ts'
import { changeEmail, keepEmail, sendVerificationEmail } from './email-address.calls.ts'

type EmailSectionProps = {
  email: string
  isVerified: boolean
  pending: string | null
  hasPassword: boolean
  hasTwoFactor: boolean
}

/** The address that signs in and gets the emails. */
export function EmailSection({ email, isVerified, pending, hasPassword, hasTwoFactor }: EmailSectionProps) {
  return (
    <Card id="email" aria-labelledby="email-title" className="scroll-mt-24">
      <CardHeader id="email-title" title="Email" lead="Used to sign in and for email from us." />
      <p className="mb-5 wrap-anywhere">
        <strong>{email}</strong> {isVerified ? 'is confirmed.' : 'isn’t confirmed yet.'}
      </p>
      {!isVerified && <Unconfirmed email={email} />}
      {pending && <Pending email={pending} />}
      <NewAddress hasPassword={hasPassword} hasTwoFactor={hasTwoFactor} />
    </Card>
  )
}

function Unconfirmed({ email }: { email: string }) {
  const ask = useCall(sendVerificationEmail)
  const send = () =>
    ask.mutate({}, { onSuccess: successToast('Email Sent', `A link is on its way to ${email}`), onError: showError() })
  return (
    <div className="mb-6">
      <Callout kind="note" title="Please confirm this address">
        <p>We’ll send program emails once you confirm.</p>
        <Button variant="secondary" className="self-start" pending={ask.isPending} onClick={send}>
          Send the link again
        </Button>
      </Callout>
    </div>
  )
}

function Pending({ email }: { email: string }) {
  const keep = useCall(keepEmail)
  return (
    <div className="mb-6">
      <Callout kind="action" title="Confirm your new address">
        <p className="wrap-anywhere">
          An email with a link is on its way to <strong>{email}</strong>. Nothing changes until you confirm it there.
        </p>
        <Button
          variant="secondary"
          className="self-start"
          pending={keep.isPending}
          onClick={() =>
            keep.mutate(
              {},
              {
                onSuccess: successToast('Address kept', `The link to ${email} stopped working`),
                onError: showError(),
              },
            )
          }
        >
          Keep my current address
        </Button>
      </Callout>
    </div>
  )
}

function NewAddress({ hasPassword, hasTwoFactor }: { hasPassword: boolean; hasTwoFactor: boolean }) {
  const ask = useCall(changeEmail)
  const { errors, form } = useForm({
    fields: ['email', 'password', 'code'],
    check: ({ email, password, code }) =>
      errorsIn({
        email: emailError(email),
        password: hasPassword ? passwordError(password) : undefined,
        code: hasTwoFactor ? codeError(code) : undefined,
      }),
    send: ({ email, password, code }, answered) => {
      const onSuccess = () => {
        toast({ title: 'Email Sent', description: `Open the link we sent to ${email.trim()}` })
        form.ref.current?.reset()
      }
      const body = { email: email.trim(), ...(hasPassword ? { password } : {}), ...(hasTwoFactor ? { code } : {}) }
      ask.mutate({ body }, { onSuccess, ...answered })
    },
    focusOnRefusal: 'email',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{errors.form}</FormError>
      <TextField label="New email address" name="email" type="email" autoComplete="email" error={errors.email} />
      {hasPassword && <CurrentPasswordField error={errors.password} />}
      {hasTwoFactor && <CurrentCodeField error={errors.code} />}
      <Button type="submit" className="self-start" pending={ask.isPending}>
        {ask.isPending ? 'Saving...' : 'Change email'}
      </Button>
    </form>
  )
}
