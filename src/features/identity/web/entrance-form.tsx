import type { Entrance } from './entrance.ts'
import { ForgotForm } from './forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type EntranceFormProps = { entrance: Entrance; email: string; onEmail: (email: string) => void }

/** The form of the part that is open. Signed in, everything begins anew with a document of its own. */
export function EntranceForm({ entrance: { mode, ref, returnTo }, email, onEmail }: EntranceFormProps) {
  const goOn = () => location.assign(returnTo)
  if (mode === 'forgot') return <ForgotForm email={email} onEmail={onEmail} />
  if (mode === 'sign-up') return <SignUpForm email={email} onEmail={onEmail} invitedBy={ref} onSignedIn={goOn} />
  return <SignInForm email={email} onEmail={onEmail} onSignedIn={goOn} />
}
