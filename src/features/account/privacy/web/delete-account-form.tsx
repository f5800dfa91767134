import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetMember } from '#features/founder-file/web/public.ts'
import { ConfirmIdentityForm, useUser } from '#features/identity/web/public.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { useCall } from '#platform/web/queries.ts'
import { deleteAccount, settings } from '../../settings/web/settings.calls.ts'

type DeleteFormProps = { onGone: () => void; onCancel: () => void }

/** Says what goes and what stays, and takes the password, with two-step sign-in on a code too. */
export function DeleteAccountForm({ onGone, onCancel }: DeleteFormProps) {
  const [isGone, setGone] = useState(false)
  const { data } = useQuery(settings)
  const hasPassword = data?.signIn.password ?? true
  const remove = useCall(deleteAccount)
  const memberId = useUser()?.id
  const onSuccess = () => {
    // What cannot be reached now is never sent: the account that it belongs to is gone.
    if (memberId) void forgetMember(memberId).catch(() => {})
    setGone(true)
    onGone()
  }
  if (isGone) return <Gone />
  return (
    <ConfirmIdentityForm
      hasPassword={hasPassword}
      takesCode={data?.twoStep.on ?? false}
      label="Delete account"
      isGrave
      isPending={remove.isPending}
      keep={{ label: 'Keep my account', onClick: onCancel }}
      send={(body, answered) => remove.mutate({ body }, { onSuccess, ...answered })}
    >
      <WhatHappens />
      {!hasPassword && (
        <p className="text-sm text-ink-soft">
          Your account has no password, so this requires a sign-in within the last ten minutes.
        </p>
      )}
    </ConfirmIdentityForm>
  )
}

function WhatHappens() {
  return (
    <dl className="flex flex-col gap-4">
      <div>
        <dt className="font-semibold">Deleted immediately</dt>
        <dd className="mt-1 text-ink-soft">
          your name, email address and photo, your Founder file with its kept copies and numbers, your progress, points
          and badges, your conversations and ideas, messages with your coach or clients, unsent emails, and every
          sign-in. If you coach, your clients are told and can get another coach.
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
