import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useCall } from '#platform/web/queries.ts'
import { FormError } from '../../web/form-error.tsx'
import { NewPasswordField } from '../../web/password-fields.tsx'
import { useForm } from '../../web/use-form.ts'
import { errorsIn, newPasswordError } from '../../web/validate-fields.ts'
import { resetPassword } from './passwords.calls.ts'

/** Where the mailed link leads. */
export function ResetPasswordPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const ask = useCall(resetPassword)
  const { errors, form } = useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => errorsIn({ newPassword: newPasswordError(newPassword) }),
    send: ({ newPassword }, refused) => ask.mutate({ body: { token, newPassword } }, { onError: refused }),
    focusOnRefusal: 'newPassword',
  })
  if (!token) return <Incomplete />
  if (ask.isSuccess) return <Done />
  return (
    <>
      <PageHeader title="Set a new password" lead="Setting it signs you out everywhere." />
      <form {...form} className="mt-8 flex max-w-sm flex-col gap-5">
        <FormError>{errors.form}</FormError>
        <NewPasswordField error={errors.newPassword} />
        <Button type="submit" size="lg" pending={ask.isPending}>
          Set new password
        </Button>
        <p className="text-sm">
          <a href="/api/login?mode=forgot">Get a new link</a>
        </p>
      </form>
    </>
  )
}

function Done() {
  return (
    <>
      <PageHeader title="Your new password is set" lead="You were signed out everywhere. Sign in with the new one." />
      <div role="status" className="mt-8">
        <LinkButton size="lg" href="/api/login?mode=sign-in">
          Go to sign in
        </LinkButton>
      </div>
    </>
  )
}

function Incomplete() {
  return (
    <>
      <PageHeader
        title="This link is incomplete"
        lead="Open the link in the email again, or get a new one: your mail app may have cut it off."
      />
      <div className="mt-8">
        <LinkButton size="lg" href="/api/login?mode=forgot">
          Get a new link
        </LinkButton>
      </div>
    </>
  )
}
