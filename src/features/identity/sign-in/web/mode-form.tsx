import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SignUpForm } from '../../accounts/web/sign-up-form.tsx'
import { landingPath } from '../../identity.rules.ts'
import { ForgotPasswordForm } from '../../passwords/web/forgot-password-form.tsx'
import { takeNewcomer } from './newcomer.ts'
import { SignInForm } from './sign-in-form.tsx'
import { type SignInParams, signInHref } from './sign-in-params.ts'

/** For those who turned two-step sign-in on. */
const CodeForm = lazy(() =>
  import('../../two-factor/web/code-form.tsx').then(({ CodeForm }) => ({ default: CodeForm })),
)

type ModeFormProps = { entrance: SignInParams; email: string; onEmail: (email: string) => void }

/** The form of the current mode. After signing in, a fresh document is loaded. */
export function ModeForm({ entrance, email, onEmail }: ModeFormProps) {
  const { history } = useRouter()
  const { mode, ref, plan, returnTo } = entrance
  const goOn = () => {
    const isNewcomer = takeNewcomer()
    location.assign(landingPath({ plan, returnTo, isNew: mode === 'sign-up' || isNewcomer }))
  }
  const askForCode = () => history.push(signInHref('code', entrance))
  if (mode === 'forgot' || mode === 'choose') return <ForgotPasswordForm email={email} onEmail={onEmail} />
  if (mode === 'sign-up')
    return <SignUpForm email={email} onEmail={onEmail} invitedBy={ref} plan={plan} onSignedIn={goOn} />
  if (mode === 'code')
    return (
      <Suspense>
        <CodeForm onSignedIn={goOn} />
      </Suspense>
    )
  return <SignInForm email={email} onEmail={onEmail} onSignedIn={goOn} onCodeNeeded={askForCode} />
}
