import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { settleReauth } from '#platform/web/session-expired.ts'
import { accountRules, currentUser } from '../../accounts/web/accounts.calls.ts'
import { CodeForm } from '../../two-factor/web/code-form.tsx'
import { FormError } from '../../web/form-error.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The way back in, inside the dialog. */
export function ReauthForm() {
  const queries = useQueryClient()
  const before = queries.getQueryData(currentUser.queryKey)
  const [email, setEmail] = useState(before?.email ?? '')
  const [isHeld, setHeld] = useState(false)
  const { data: rules } = useQuery(accountRules)

  /** What was typed belongs to the person who typed it: anyone else starts at their own home page. */
  const goOn = (userId: string) => {
    const same = before?.id === userId
    settleReauth(same)
    if (!same) location.assign('/')
  }

  if (isHeld) return <CodeForm onSignedIn={goOn} />
  if (rules && !rules.passwordSignIn) return <ReauthInNewTab provider={rules.provider?.name} onSignedIn={goOn} />
  return (
    <>
      <SignInForm isInPlace email={email} onEmail={setEmail} onSignedIn={goOn} onCodeNeeded={() => setHeld(true)} />
      {rules?.provider && (
        <div className="mt-6 border-t border-line pt-5">
          <ReauthInNewTab provider={rules.provider.name} onSignedIn={goOn} />
        </div>
      )}
    </>
  )
}

type InNewTabProps = { provider: string | undefined; onSignedIn: (userId: string) => void }

/** A provider needs a page of its own: another tab keeps this one as it is. */
function ReauthInNewTab({ provider, onSignedIn }: InNewTabProps) {
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string>()
  /** Not into the cache, which would turn the page beneath into one of a visitor. */
  const check = async () => {
    setAsking(true)
    setError(undefined)
    try {
      const user = await currentUser.queryFn()
      if (user) onSignedIn(user.id)
      else setError('You’re not signed in yet. Sign in in the other tab first.')
    } catch (error) {
      setError(userMessage(error, 'That didn’t work. Please try again.'))
    }
    setAsking(false)
  }
  return (
    <div className="flex flex-col gap-4">
      <p>
        <a href="/api/login?mode=sign-in" target="_blank" rel="noopener">
          {provider ? `Sign in with ${provider} in a new tab` : 'Sign in in a new tab'}
        </a>
        , then come back here.
      </p>
      <FormError>{error}</FormError>
      <Button variant="secondary" pending={isAsking} onClick={() => void check()}>
        I’m signed in again
      </Button>
    </div>
  )
}
