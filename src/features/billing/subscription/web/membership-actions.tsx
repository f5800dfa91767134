import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { opens } from '#features/membership/membership.rules.ts'
import { plans } from '#features/membership/web/public.ts'
import type { DateFormats } from '#platform/format/dates.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogClose } from '#platform/ui/overlay/dialog.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { useDates } from '#platform/web/zone.ts'
import { useUpgrade } from '../../checkout/web/use-upgrade.ts'
import { cancelMembership, claimGuarantee, openPortal, resumeMembership } from '../../web/billing.calls.ts'
import type { Membership } from '../subscription.contract.ts'
import { canceledPlan } from '../subscription.rules.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

export function MembershipActions({ membership }: { membership: Membership }) {
  const dates = useDates()
  const { canCancel, canResume, guaranteeUntil, hasPortal, pausedUntil, status } = membership
  return (
    <>
      {canCancel && !pausedUntil && <SmallerPlan membership={membership} />}
      {hasPortal && <PortalButton isUrgent={status === 'past_due'} />}
      {canResume && (
        <ConfirmDialog
          name="Resume membership"
          question="Your plan continues as before and renews at the end of the period."
          call={resumeMembership}
          done="Your membership continues"
        />
      )}
      {canCancel && (
        <ConfirmDialog
          name="Cancel membership"
          question={whatCancelingDoes(membership, dates)}
          call={cancelMembership}
          done="Your membership is canceled"
          keep="Keep my plan"
          isGrave
        >
          <BeforeCanceling canPause={!pausedUntil && status !== 'past_due'} />
        </ConfirmDialog>
      )}
      {guaranteeUntil && (
        <ConfirmDialog
          name="Use the 30-day guarantee"
          question="We refund every charge so far, stop the renewal and move you to Starter right away. The plan’s lessons and resources close, completed ones too. You keep your progress, points and badges. You can use the guarantee once."
          call={claimGuarantee}
          done="Your refund is on its way"
          keep="Keep my plan"
        />
      )}
    </>
  )
}

function whatCancelingDoes(membership: Membership, dates: DateFormats): string {
  const { renewsAt, pausedUntil, guaranteeUntil } = membership
  const until = renewsAt ? dates.date(renewsAt) : 'then'
  const refundHint = guaranteeUntil ? ' Canceling doesn’t refund you. The 30-day guarantee does.' : ''
  const opens = pausedUntil ? dates.date(pausedUntil) : 'then'
  const does = {
    ends: `Your plan ends right away, since its last payment didn’t go through, and you won’t be charged again.${refundHint}`,
    'stays closed': `Your plan stays closed, and you won’t be charged again.${refundHint}`,
    'stays paused': `Your plan stays paused, then opens from ${opens} until ${until}. You won’t be charged again. You can undo this until then.`,
    'stays open': `Your plan stays open until ${until}, and you won’t be charged again. You can resume it until then.${refundHint}`,
  }
  return does[canceledPlan(membership)]
}

/** A pause first, since it may be all that is wanted; then what stays. */
function BeforeCanceling({ canPause }: { canPause: boolean }) {
  return (
    <div className="space-y-3 text-sm">
      {canPause && (
        <p className="rounded-md bg-sunken p-3">
          Only need a break?{' '}
          <DialogClose>
            <a href="#calendar" className="link">
              Pause the program
            </a>
          </DialogClose>
          : no payments until you’re back, and the days you’ve paid for are kept.
        </p>
      )}
      <p className="text-ink-soft">
        Yours to keep: your Founder file, points, badges and map, every lesson you completed, and all of Foundation.
      </p>
    </div>
  )
}

/** The portal's address is created per click and works for a few minutes. */
function PortalButton({ isUrgent }: { isUrgent: boolean }) {
  const portal = useCall(openPortal)
  const open = () =>
    portal.mutate(
      {},
      {
        onSuccess: ({ url }) => location.assign(url),
        onError: showError('Please try again.'),
      },
    )
  return (
    <Button variant={isUrgent ? 'primary' : 'secondary'} pending={portal.isPending || portal.isSuccess} onClick={open}>
      Cards and invoices
    </Button>
  )
}

function SmallerPlan({ membership: { tier, nextTier } }: { membership: Membership }) {
  const [isOpen, setOpen] = useState(false)
  const upgrade = useUpgrade()
  const { data } = useQuery(plans)
  const smaller = data?.findLast(({ id, priceId }) => priceId !== null && id !== tier && opens(tier, id))
  if (!smaller || nextTier) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Move to {smaller.name}
      </Button>
      {isOpen && (
        <ChangeDialog
          planName={smaller.name}
          priceId={smaller.priceId ?? ''}
          isPending={upgrade.isPending}
          onConfirm={(priceId) => upgrade.moveDown(priceId, () => setOpen(false))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
