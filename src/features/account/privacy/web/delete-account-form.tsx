import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetMember } from '#features/founder-file/web/public.ts'
import { CurrentCodeField, codeError, FormError, useForm, useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { PasswordField } from '#platform/ui/form/password-field.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { useCall } from '#platform/web/queries.ts'
import { deleteAccount, settings } from '../../settings/web/settings.calls.ts'

type DeleteFormProps = { onGone: () => void; onCancel: () => void }

/** Says what goes and what stays, and takes the password, with two-step sign-in on a code too. */
export function DeleteAccountForm({ onGone, onCancel }: DeleteFormProps) {
  const [isGone, setGone] = useState(false)
  const { data } = useQuery(settings)
  const hasPassword = data?.signIn.password ?? true
  const takesCode = data?.twoStep.on ?? false
  const remove = useCall(deleteAccount)
  const memberId = useUser()?.id
  const { errors, form } = useForm({
    fields: ['password', 'code'],
    check: ({ password, code }) => ({
      ...(hasPassword && password === '' ? { password: 'Enter your password.' } : {}),
      ...codeMissing(takesCode, code),
    }),
    send: ({ password, code }, refused) =>
      remove.mutate(
        { body: { ...(hasPassword ? { password } : {}), ...(takesCode ? { code } : {}) } },
        {
          onSuccess: () => {
            // What cannot be reached now is never sent: the account that it belongs to is gone.
            if (memberId) void forgetMember(memberId).catch(() => {})
            setGone(true)
            onGone()
          },
          onError: refused,
        },
      ),
    focusOnRefusal: hasPassword ? 'password' : 'code',
  })
  if (isGone) return <Gone />
  return (
    <form {...form} className="flex flex-col gap-5">
      <WhatHappens />
      <FormError>{errors.form}</FormError>
      {hasPassword ? (
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          hint="To make sure it’s you."
          error={errors.password}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          Your account has no password, so this requires a sign-in within the last ten minutes.
        </p>
      )}
      {takesCode && <CurrentCodeField error={errors.code} />}
      <DialogActions>
        <Button variant="ghost" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" pending={remove.isPending}>
          Delete account
        </Button>
      </DialogActions>
    </form>
  )
}

function codeMissing(takesCode: boolean, code: string): { code?: string } {
  const error = takesCode ? codeError(code) : undefined
  return error ? { code: error } : {}
}

function WhatHappens() {
  return (
    <dl className="flex flex-col gap-4">
      <div>
        <dt className="font-semibold">Deleted immediately</dt>
        <dd className="mt-1 text-ink-soft">
          your name, email address and photo, your progress, points and badges, your conversations and ideas, messages
          with your coach or clients, unsent emails, and every sign-in. If you coach, your clients are told and can get
          another coach.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">An active membership</dt>
        <dd className="mt-1 text-ink-soft">
          ends too: you won’t be charged again, and the rest of the month isn’t refunded. To use the 30-day guarantee,
          do that first, under Membership.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">What we have to keep for tax law</dt>
        <dd className="mt-1 text-ink-soft">
          if you ever paid: amounts, dates and the payment provider’s reference, for ten years, without your name or
          address. The provider keeps its own invoices.
        </dd>
      </div>
    </dl>
  )
}

function Gone() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <p className="text-ink-soft">
        You’re signed out everywhere. If your address was confirmed, one last email is on its way with what we keep.
        Thanks for the time you spent here.
      </p>
      <DialogActions>
        <Button onClick={() => location.replace('/')}>Back to the home page</Button>
      </DialogActions>
    </div>
  )
}
