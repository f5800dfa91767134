import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { settleReauth } from '#platform/web/session-expired.ts'
import { accountRules, currentUser } from '../../accounts/web/accounts.calls.ts'
import { CodeForm } from '../../two-factor/web/code-form.tsx'
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
  if (rules && !rules.passwordSignIn) return <ReauthInNewTab />
  return <SignInForm isInPlace email={email} onEmail={setEmail} onSignedIn={goOn} onCodeNeeded={() => setHeld(true)} />
}

/** A provider needs a page of its own: another tab keeps this one as it is. */
function ReauthInNewTab() {
  return (
    <div className="flex flex-col gap-4">
      <p>
        <a href="/api/login?mode=sign-in" target="_blank" rel="noopener">
          Sign in in a new tab
        </a>
        , then come back here.
      </p>
      <Button onClick={() => settleReauth(true)}>I’m signed in again</Button>
    </div>
  )
}
