import { useState } from 'react'
import { paidTierOf, planPath, tierName } from '#features/membership/membership.rules.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'
import { CallError, userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { useUser } from '../../accounts/web/use-user.ts'
import { FormError } from '../../web/form-error.tsx'
import { isEmailChange } from '../email-address.rules.ts'
import { sendVerificationEmail, verifyEmail } from './email-address.calls.ts'

/** Where the mailed link leads. It takes a button, since mail scanners follow links. */
export function VerifyEmailPage() {
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '')
  const ask = useCall(verifyEmail)
  if (ask.isSuccess) return <Done />
  return (
    <>
      <PageHeader title="Confirm your email" lead="Confirm it’s you and you’re all set." />
      <div className="mt-8 flex max-w-sm flex-col items-start gap-5">
        <FormError>{ask.error ? userMessage(ask.error, 'That didn’t work. Please try again.') : undefined}</FormError>
        <Button size="lg" pending={ask.isPending} onClick={() => ask.mutate({ body: { token } })}>
          Confirm email address
        </Button>
        {ask.isError &&
          (isSignInNeeded(ask.error) ? <SignInFirst /> : isEmailChange(token) ? <ChangeAgain /> : <AskAgain />)}
      </div>
    </>
  )
}

const isSignInNeeded = (error: Error) => error instanceof CallError && error.status === 403

const comingBack = () => `returnTo=${encodeURIComponent(location.pathname + location.search)}`

/** The mailbox alone does not say whose account it is. */
function SignInFirst() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <a href={`/api/login?mode=sign-in&${comingBack()}`}>Sign in to confirm</a>
      <a href={`/api/login?mode=forgot&${comingBack()}`}>Set a new password</a>
    </div>
  )
}

/** A link to a new address is asked for where the address is changed, with the password. */
const ChangeAgain = () => <a href="/settings#email">Change your email address in Settings</a>

function AskAgain() {
  const user = useUser()
  const ask = useCall(sendVerificationEmail)
  if (!user) return <a href={`/api/login?mode=sign-in&${comingBack()}`}>Sign in to get a new link</a>
  return (
    <>
      <Button variant="secondary" pending={ask.isPending} onClick={() => ask.mutate({})}>
        Send a new link to {user.email}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {ask.isSuccess && 'An email with a new link is on its way.'}
      </p>
      <FormError>{ask.error ? userMessage(ask.error, 'That didn’t work. Please try again.') : undefined}</FormError>
    </>
  )
}

/** Whoever chose a plan before confirming is led on to it; the address is not believed about what they have. */
function Done() {
  const user = useUser()
  const [plan] = useState(() => paidTierOf(new URLSearchParams(location.search).get('plan')))
  const chosen = user?.membershipTier === 'starter' ? plan : undefined
  return (
    <>
      <PageHeader title="Your email address is confirmed" lead="You’re all set." />
      <div role="status" className="mt-8">
        <LinkButton size="lg" href={chosen ? planPath(chosen) : '/'}>
          {chosen ? `Continue to ${tierName[chosen]}` : 'Continue'}
        </LinkButton>
      </div>
    </>
  )
}
