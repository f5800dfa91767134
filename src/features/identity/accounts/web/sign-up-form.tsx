import type { PaidTier } from '#features/membership/membership.rules.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { useCall } from '#platform/web/queries.ts'
import { accountLimits } from '../../identity.rules.ts'
import { EmailField } from '../../sign-in/web/email-field.tsx'
import { deviceZone } from '../../sign-in/web/sign-in-params.ts'
import { FormError } from '../../web/form-error.tsx'
import { NewPasswordField } from '../../web/password-fields.tsx'
import { useForm } from '../../web/use-form.ts'
import { emailError, errorsIn, newPasswordError } from '../../web/validate-fields.ts'
import { signUp } from './accounts.calls.ts'

type SignUpFormProps = {
  email: string
  onEmail: (email: string) => void
  invitedBy: string | undefined
  plan: PaidTier | undefined
  onSignedIn: () => void
}

export function SignUpForm({ email, onEmail, invitedBy, plan, onSignedIn }: SignUpFormProps) {
  const ask = useCall(signUp)
  const { errors, form } = useForm({
    fields: ['firstName', 'lastName', 'email', 'password'],
    check: ({ email, password }) => errorsIn({ email: emailError(email), password: newPasswordError(password) }),
    send: ({ firstName, lastName, email, password }, answered) =>
      ask.mutate(
        { body: { firstName, lastName, email: email.trim(), password, ref: invitedBy, plan, ...deviceZone() } },
        { onSuccess: onSignedIn, ...answered },
      ),
    focusOnRefusal: 'email',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{errors.form}</FormError>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          maxLength={accountLimits.name}
          error={errors.firstName}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          maxLength={accountLimits.name}
          error={errors.lastName}
        />
      </div>
      <EmailField email={email} onEmail={onEmail} error={errors.email} />
      <NewPasswordField name="password" label="Password" error={errors.password} />
      <Button type="submit" size="lg" pending={ask.isPending || ask.isSuccess}>
        Create account
      </Button>
    </form>
  )
}
