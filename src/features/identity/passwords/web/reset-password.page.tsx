import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { useCall } from '#platform/web/queries.ts'
import { welcomePath } from '../../identity.rules.ts'
import { noteNewcomer } from '../../sign-in/web/newcomer.ts'
import { deviceZone } from '../../sign-in/web/sign-in-params.ts'
import { FormError } from '../../web/form-error.tsx'
import { NewPasswordField } from '../../web/password-fields.tsx'
import { useForm } from '../../web/use-form.ts'
import { errorsIn, newPasswordError } from '../../web/validate-fields.ts'
import { resetPassword } from './passwords.calls.ts'

/** Where the mailed link leads. */
export function ResetPasswordPage() {
  const [{ token, isFirst }] = useState(() => {
    const query = new URLSearchParams(location.search)
    return { token: query.get('token') ?? '', isFirst: query.get('first') === 'yes' }
  })
  const ask = useCall(resetPassword)
  const { errors, form } = useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => errorsIn({ newPassword: newPasswordError(newPassword) }),
    send: ({ newPassword }, answered) =>
      ask.mutate(
        { body: { token, newPassword, ...deviceZone() } },
        { onSuccess: ({ isNew }) => isNew && noteNewcomer(), ...answered },
      ),
    focusOnRefusal: 'newPassword',
  })
  if (!token) return <Incomplete />
  if (ask.data) return <Done {...ask.data} />
  return (
    <>
      {isFirst ? (
        <PageHeader title="Choose your password" lead="Then sign in, and day 1 begins." />
      ) : (
        <PageHeader title="Set a new password" lead="Setting it signs you out everywhere." />
      )}
      <form {...form} className="mt-8 flex max-w-sm flex-col gap-5">
        <FormError>{errors.form}</FormError>
        <NewPasswordField error={errors.newPassword} />
        <Button type="submit" size="lg" pending={ask.isPending}>
          {isFirst ? 'Set password' : 'Set new password'}
        </Button>
        <p className="text-sm">
          <a href="/api/login?mode=forgot">Get a new link</a>
        </p>
      </form>
    </>
  )
}

/** Who came by an invitation is asked the first questions, as after signing up. */
function Done({ isNew }: { isNew: boolean }) {
  const lead = isNew
    ? 'Today is day 1 of your 180 days. Sign in to begin.'
    : 'You were signed out everywhere. Sign in with the new one.'
  const next = isNew ? `&${new URLSearchParams({ returnTo: welcomePath })}` : ''
  return (
    <>
      <PageHeader title={isNew ? 'Your password is set' : 'Your new password is set'} lead={lead} />
      <div role="status" className="mt-8">
        <LinkButton size="lg" href={`/api/login?mode=sign-in${next}`}>
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
