import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { useFocusOnChange } from '#platform/ui/use-focus-on-change.ts'
import { usePageTitle } from '#platform/web/page-title.ts'
import type { AccountRules } from '../../accounts/accounts.contract.ts'
import { accountRules } from '../../accounts/web/accounts.calls.ts'
import { ProviderButton } from '../../single-sign-on/web/provider-button.tsx'
import { providerError } from '../../single-sign-on/web/provider-errors.ts'
import { FormError } from '../../web/form-error.tsx'
import { ArrivalNotes, useArrivalNotes } from './arrival-notes.tsx'
import { ModeForm } from './mode-form.tsx'
import { ModeLink } from './mode-link.tsx'
import { ProgramStages } from './program-stages.tsx'
import { type SignInParams, useSignInParams } from './sign-in-params.ts'

const words = {
  'sign-in': { title: 'Sign in', lead: 'Pick up where you left off.' },
  'sign-up': { title: 'Create your account', lead: 'Free to start. Day 1 is today.' },
  code: { title: 'One more step', lead: 'Now enter the code from your phone.' },
  forgot: { title: 'Forgot your password?', lead: 'Enter your email and we’ll send you a link to set a new one.' },
  choose: { title: 'Choose your password', lead: 'Enter your email and we’ll send you a link to set it.' },
} as const

export function SignInPage() {
  const entrance = useSignInParams()
  const [email, setEmail] = useState('')
  const { data, isPending } = useQuery(accountRules)
  const notes = useArrivalNotes(entrance)
  const { title, lead } = words[entrance.mode]
  usePageTitle(title)
  const heading = useFocusOnChange(entrance.mode)

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="flex w-full max-w-sm flex-col gap-7">
        <header>
          <h1 ref={heading} tabIndex={-1} className="text-4xl">
            {title}
          </h1>
          <p className="mt-4 text-lg text-ink-soft">
            {entrance.mode === 'sign-up' && entrance.plan ? 'Day 1 is today.' : lead}
          </p>
        </header>
        <FormError>{isPending ? undefined : providerError(entrance.error, data ?? openRules)}</FormError>
        {isPending || notes.isPending ? (
          <FormSkeleton />
        ) : (
          <>
            {['sign-up', 'sign-in'].includes(entrance.mode) && (
              <ArrivalNotes plan={notes.plan} invitedBy={notes.invitedBy} isNew={entrance.mode === 'sign-up'} />
            )}
            <WaysIn entrance={entrance} rules={data} email={email} onEmail={setEmail} />
          </>
        )}
      </div>
      <ProgramStages />
    </div>
  )
}

type WaysInProps = {
  entrance: SignInParams
  rules: Pick<AccountRules, 'passwordSignIn' | 'provider'> | undefined
  email: string
  onEmail: (email: string) => void
}

/** Even if the rules fail to load, the form is worth showing. */
function WaysIn({ entrance, rules: { passwordSignIn, provider } = openRules, email, onEmail }: WaysInProps) {
  const isCode = entrance.mode === 'code'
  const hasForm = passwordSignIn || isCode
  return (
    <>
      {hasForm && <ModeForm entrance={entrance} email={email} onEmail={onEmail} />}
      {passwordSignIn && provider && !isCode && <Or />}
      {provider && !isCode && (
        <ProviderButton name={provider.name} entrance={entrance} variant={passwordSignIn ? 'secondary' : 'primary'} />
      )}
      {hasForm && <OtherParts entrance={entrance} />}
    </>
  )
}

const openRules = { passwordSignIn: true, provider: null }

/** Visitors from the landing page have no account yet, so this is as easy to find as the form. */
const newcomers = buttonClasses({ variant: 'secondary', size: 'lg', className: 'w-full' })

function OtherParts({ entrance }: { entrance: SignInParams }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-5">
      {entrance.mode !== 'sign-in' && (
        <li>
          <ModeLink to="sign-in" entrance={entrance}>
            {entrance.mode === 'code' ? 'Start over' : 'I have an account'}
          </ModeLink>
        </li>
      )}
      {entrance.mode === 'sign-in' && (
        <li className="w-full">
          <ModeLink to="forgot" entrance={entrance}>
            Forgot password?
          </ModeLink>
        </li>
      )}
      {['sign-in', 'forgot'].includes(entrance.mode) && (
        <li className="mt-4 w-full">
          <p className="mb-2 text-ink-soft">New here? It’s free to start.</p>
          <ModeLink to="sign-up" entrance={entrance} className={newcomers}>
            Create an account
          </ModeLink>
        </li>
      )}
    </ul>
  )
}

function Or() {
  return (
    <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
  )
}

function FormSkeleton() {
  return (
    <Loading>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-13" />
      </div>
    </Loading>
  )
}
