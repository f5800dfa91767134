import { MailCheck } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { useCall } from '#platform/web/queries.ts'
import { EmailField } from '../../sign-in/web/email-field.tsx'
import { FormError } from '../../web/form-error.tsx'
import { useForm } from '../../web/use-form.ts'
import { emailError, errorsIn } from '../../web/validate-fields.ts'
import { requestPasswordReset } from './passwords.calls.ts'

type ForgotPasswordFormProps = { email: string; onEmail: (email: string) => void }

export function ForgotPasswordForm({ email, onEmail }: ForgotPasswordFormProps) {
  const ask = useCall(requestPasswordReset)
  const { errors, form } = useForm({
    fields: ['email'],
    check: ({ email }) => errorsIn({ email: emailError(email) }),
    send: ({ email }, answered) => ask.mutate({ body: { email: email.trim() } }, { ...answered }),
    focusOnRefusal: 'email',
  })
  return (
    <form {...form} className="flex flex-col gap-5">
      <FormError>{errors.form}</FormError>
      <EmailField email={email} onEmail={onEmail} error={errors.email} />
      <Button type="submit" size="lg" pending={ask.isPending}>
        Send the link
      </Button>
      <div role="status" className="empty:hidden">
        {ask.isSuccess && (
          <p className="flex gap-2.5 rounded-md border border-success bg-success-soft px-4 py-3 text-sm">
            <MailCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-success" />
            If this address has an account, an email is on its way. Its link works once, for an hour.
          </p>
        )}
      </div>
    </form>
  )
}
