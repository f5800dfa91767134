import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { useCall } from '#platform/web/queries.ts'
import { EmailField } from './email-field.tsx'
import { emailFault, faultsIn, passwordFault } from './field-checks.ts'
import { FormFault } from './form-fault.tsx'
import { signIn } from './identity.calls.ts'
import { useForm } from './use-form.ts'

type SignInFormProps = {
  email: string
  onEmail: (email: string) => void
  onSignedIn: (userId: string) => void
  /** The password was right, and a code is to follow. */
  onHeld: () => void
  /** Over a page whose session ended: the address is known already. */
  isInPlace?: boolean
}

export function SignInForm({ email, onEmail, onSignedIn, onHeld, isInPlace = false }: SignInFormProps) {
  const ask = useCall(signIn)
  const { faults, form } = useForm({
    fields: ['email', 'password'],
    check: (values) => faultsIn({ email: emailFault(values.email), password: passwordFault(values.password) }),
    send: ({ email, password }, refused) =>
      ask.mutate(
        { body: { email: email.trim(), password } },
        { onSuccess: (reply) => ('user' in reply ? onSignedIn(reply.user.id) : onHeld()), onError: refused },
      ),
    focusOnRefusal: 'password',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormFault>{faults.form}</FormFault>
      <EmailField email={email} onEmail={onEmail} error={faults.email} />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={isInPlace}
        error={faults.password}
      />
      <Button type="submit" size="lg" pending={ask.isPending || ask.isSuccess}>
        Sign in
      </Button>
    </form>
  )
}
