import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type Entrance, hrefOf } from './entrance.ts'
import { ForgotForm } from './forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** For those who turned two-step sign-in on. */
const CodeForm = lazy(() => import('./code-form.tsx').then(({ CodeForm }) => ({ default: CodeForm })))

type EntranceFormProps = { entrance: Entrance; email: string; onEmail: (email: string) => void }

/** The form of the part that is open. Signed in, everything begins anew with a document of its own. */
export function EntranceForm({ entrance, email, onEmail }: EntranceFormProps) {
  const { history } = useRouter()
  const { mode, ref, returnTo } = entrance
  const goOn = () => location.assign(returnTo)
  const askForCode = () => history.push(hrefOf('code', entrance))
  if (mode === 'forgot') return <ForgotForm email={email} onEmail={onEmail} />
  if (mode === 'sign-up') return <SignUpForm email={email} onEmail={onEmail} invitedBy={ref} onSignedIn={goOn} />
  if (mode === 'code')
    return (
      <Suspense>
        <CodeForm onSignedIn={goOn} />
      </Suspense>
    )
  return <SignInForm email={email} onEmail={onEmail} onSignedIn={goOn} onHeld={askForCode} />
}
