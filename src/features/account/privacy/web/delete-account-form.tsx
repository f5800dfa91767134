import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetMember } from '#features/founder-file/web/public.ts'
import { FormError, useForm, useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { useCall } from '#platform/web/queries.ts'
import { deleteAccount, settings } from '../../settings/web/settings.calls.ts'

type DeleteFormProps = { onGone: () => void; onCancel: () => void }

/** Says what goes and what stays, and takes the password. */
export function DeleteAccountForm({ onGone, onCancel }: DeleteFormProps) {
  const [isGone, setGone] = useState(false)
  const { data } = useQuery(settings)
  const hasPassword = data?.signIn.password ?? true
  const remove = useCall(deleteAccount)
  const memberId = useUser()?.id
  const { errors, form } = useForm({
    fields: ['password'],
    check: ({ password }) => (hasPassword && password === '' ? { password: 'Enter your password.' } : {}),
    send: ({ password }, refused) =>
      remove.mutate(
        { body: hasPassword ? { password } : {} },
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
    focusOnRefusal: 'password',
  })
  if (isGone) return <Gone />
  return (
    <form {...form} className="flex flex-col gap-5">
      <WhatHappens />
      <FormError>{errors.form}</FormError>
      {hasPassword ? (
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          hint="So that no one can do this on a computer you left unlocked."
          error={errors.password}
        />
      ) : (
        <p className="text-sm text-ink-soft">
          Your account has no password, so this requires a sign-in within the last ten minutes.
        </p>
      )}
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

function WhatHappens() {
  return (
    <dl className="flex flex-col gap-4">
      <div>
        <dt className="font-semibold">Deleted immediately</dt>
        <dd className="mt-1 text-ink-soft">
          your name, address and photo, your progress, points and badges, your conversations and ideas, messages between
          you and your coach or your clients, emails that wait, and every sign-in. Clients of yours are free for another
          coach and are told.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">An active membership</dt>
        <dd className="mt-1 text-ink-soft">
          ends with it: nothing more is charged, and the rest of the month is not refunded. If you want to use the
          30-day guarantee, do that first, under Membership.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">What tax law requires us to keep</dt>
        <dd className="mt-1 text-ink-soft">
          if you ever paid: amounts, dates and the payment provider’s reference, for ten years, without your name and
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
        You are signed out everywhere. If your address was confirmed, our last email is on its way and says again what
        is kept. Thank you for the time you spent here.
      </p>
      <DialogActions>
        <Button onClick={() => location.replace('/')}>Leave</Button>
      </DialogActions>
    </div>
  )
}
