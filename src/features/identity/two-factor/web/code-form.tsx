import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { useCall } from '#platform/web/queries.ts'
import { accountLimits } from '../../identity.rules.ts'
import { FormError } from '../../web/form-error.tsx'
import { useForm } from '../../web/use-form.ts'
import { errorsIn } from '../../web/validate-fields.ts'
import { verifyRecoveryCode, verifyTotp } from './two-factor.calls.ts'

type Kind = 'app' | 'recovery'

const words = {
  app: {
    label: 'Code',
    hint: 'The six digits your authenticator app shows right now.',
    other: 'Use a recovery code',
    missing: 'Enter the six digits from your app.',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten you saved. Each works once.',
    other: 'Use the app',
    missing: 'Enter a recovery code.',
  },
} as const

/** The second step of a sign-in. */
export function CodeForm({ onSignedIn }: { onSignedIn: (userId: string) => void }) {
  const [kind, setKind] = useState<Kind>('app')
  return (
    <div className="flex flex-col items-start gap-5">
      <CodeField key={kind} kind={kind} onSignedIn={onSignedIn} />
      <Button variant="ghost" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {words[kind].other}
      </Button>
    </div>
  )
}

function CodeField({ kind, onSignedIn }: { kind: Kind; onSignedIn: (userId: string) => void }) {
  const byApp = useCall(verifyTotp)
  const byRecoveryCode = useCall(verifyRecoveryCode)
  const ask = kind === 'app' ? byApp : byRecoveryCode
  const { label, hint, missing } = words[kind]
  const { errors, form } = useForm({
    fields: ['code'],
    check: ({ code }) => errorsIn({ code: code.trim() ? undefined : missing }),
    send: ({ code }, answered) =>
      ask.mutate({ body: { code } }, { onSuccess: ({ user }) => onSignedIn(user.id), ...answered }),
    focusOnRefusal: 'code',
  })
  // The field that had the focus is gone; this one is what there is to do.
  const { ref } = form
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref])
  return (
    <form {...form} className="flex w-full flex-col gap-5">
      <FormError>{errors.form}</FormError>
      <TextField
        label={label}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        maxLength={accountLimits.code}
        autoCapitalize="none"
        spellCheck={false}
        hint={hint}
        error={errors.code}
      />
      <Button type="submit" size="lg" pending={ask.isPending || ask.isSuccess}>
        Sign in
      </Button>
    </form>
  )
}
