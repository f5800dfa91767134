import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/form/password-field.tsx'
import { useCall } from '#platform/web/queries.ts'
import { FormError } from '../../web/form-error.tsx'
import { useForm } from '../../web/use-form.ts'
import { emailError, errorsIn, passwordError } from '../../web/validate-fields.ts'
import { EmailField } from './email-field.tsx'
import { signIn } from './sign-in.calls.ts'

type SignInFormProps = {
  email: string
  onEmail: (email: string) => void
  onSignedIn: (userId: string) => void
  /** The password was right, and a code is to follow. */
  onCodeNeeded: () => void
  /** Over a page whose session ended: the address is known already. */
  isInPlace?: boolean
}

export function SignInForm({ email, onEmail, onSignedIn, onCodeNeeded: onHeld, isInPlace = false }: SignInFormProps) {
  const ask = useCall(signIn)
  const { errors, form } = useForm({
    fields: ['email', 'password'],
    check: (values) => errorsIn({ email: emailError(values.email), password: passwordError(values.password) }),
    send: ({ email, password }, answered) =>
      ask.mutate(
        { body: { email: email.trim(), password } },
        { onSuccess: (reply) => ('user' in reply ? onSignedIn(reply.user.id) : onHeld()), ...answered },
      ),
    focusOnRefusal: 'password',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{errors.form}</FormError>
      <EmailField email={email} onEmail={onEmail} error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        autoFocus={isInPlace}
        error={errors.password}
      />
      <Button type="submit" size="lg" pending={ask.isPending || ask.isSuccess}>
        Sign in
      </Button>
    </form>
  )
}
