import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { accountRules } from '../../accounts/web/accounts.calls.ts'
import { FormError } from '../../web/form-error.tsx'
import { CurrentPasswordField, NewPasswordField } from '../../web/password-fields.tsx'
import { successToast } from '../../web/toasts.ts'
import { useForm } from '../../web/use-form.ts'
import { errorsIn, newPasswordError, passwordError } from '../../web/validate-fields.ts'
import { changePassword, requestPasswordReset } from './passwords.calls.ts'

type PasswordSectionProps = { email: string; hasPassword: boolean }

/** Not there where the provider is the only way in. */
export function PasswordSection({ email, hasPassword }: PasswordSectionProps) {
  const { data: rules } = useQuery(accountRules)
  if (rules && !rules.passwordSignIn) return null
  return (
    <Card id="password" aria-labelledby="password-title" className="scroll-mt-24">
      <CardHeader
        id="password-title"
        title="Password"
        lead={
          hasPassword ? 'Changing it signs you out everywhere else.' : 'You don’t have one: your provider signs you in.'
        }
      />
      {hasPassword ? <ChangePassword email={email} /> : <AskForOne email={email} />}
    </Card>
  )
}

function ChangePassword({ email }: { email: string }) {
  const ask = useCall(changePassword)
  const { errors, form } = useForm({
    fields: ['currentPassword', 'newPassword'],
    check: ({ currentPassword, newPassword }) =>
      errorsIn({ currentPassword: passwordError(currentPassword), newPassword: newPasswordError(newPassword) }),
    send: (body, answered) => {
      const onSuccess = () => {
        toast({ title: 'Password Changed', description: 'You were signed out everywhere else' })
        form.ref.current?.reset()
      }
      ask.mutate({ body }, { onSuccess, ...answered })
    },
    focusOnRefusal: 'currentPassword',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <FormError>{errors.form}</FormError>
      <CurrentPasswordField name="currentPassword" error={errors.currentPassword} />
      <NewPasswordField error={errors.newPassword} />
      <Button type="submit" className="self-start" pending={ask.isPending}>
        {ask.isPending ? 'Saving...' : 'Change password'}
      </Button>
    </form>
  )
}

function AskForOne({ email }: { email: string }) {
  const ask = useCall(requestPasswordReset)
  const send = () =>
    ask.mutate(
      { body: { email } },
      {
        onSuccess: successToast('Email Sent', 'Use its link once, within an hour, to set a password'),
        onError: showError(),
      },
    )
  return (
    <Button variant="secondary" pending={ask.isPending} onClick={send}>
      Email me a link to set one
    </Button>
  )
}
