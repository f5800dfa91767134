import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { TierChip } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { calendarDates } from '#platform/format/dates.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { Callout } from '#platform/ui/callout.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/state/error-state.tsx'
import { Loading, Skeleton } from '#platform/ui/state/skeleton.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useDates } from '#platform/web/zone.ts'
import { heldTier, isLeft } from '../../checkout/web/plan-offer.ts'
import { Invoices } from '../../invoices/web/invoices.tsx'
import { membership } from '../../web/billing.calls.ts'
import { TestNotice } from '../../web/test-notice.tsx'
import type { Membership } from '../subscription.contract.ts'
import { MembershipActions } from './membership-actions.tsx'

/** What a member pays for, and everything that can be done about it. */
export function MembershipSection() {
  const { data, error, refetch } = useQuery(membership)
  return (
    <Card aria-labelledby="membership">
      <CardHeader
        id="membership"
        title="Membership"
        {...(data ? { actions: <TierChip tier={heldTier(data)} /> } : {})}
      />
      {error && (
        <ErrorState level={3} title="Your membership didn’t load" onRetry={refetch}>
          {userMessage(error, 'Something went wrong. Please try again.')}
        </ErrorState>
      )}
      {!data && !error && (
        <Loading label="Loading your membership…">
          <Skeleton className="h-28" />
        </Loading>
      )}
      {data && <State membership={data} />}
    </Card>
  )
}

function State({ membership }: { membership: Membership }) {
  return (
    <>
      {membership.pausedUntil ? (
        <Callout kind="note" title="Paused with your program">
          <p>{membership.sentence}</p>
          <p>
            You can <a href="/settings#calendar">resume the program</a> anytime.
          </p>
        </Callout>
      ) : membership.status === 'past_due' ? (
        <Callout kind="warning" title="Your card needs your attention">
          <p>{membership.sentence}</p>
        </Callout>
      ) : (
        <p className="max-w-prose text-lg">{membership.sentence}</p>
      )}
      <GiftLine membership={membership} />
      <GuaranteeLine until={membership.pausedUntil ? null : membership.guaranteeUntil} />
      {membership.provider === 'test' && <TestNotice className="mt-4" />}
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton asChild variant={heldTier(membership) === 'starter' ? 'primary' : 'secondary'}>
          <Link to="/pricing">{plansLabel(membership)}</Link>
        </LinkButton>
        <MembershipActions membership={membership} />
      </div>
      {membership.hasPortal && <Invoices />}
    </>
  )
}

function plansLabel(membership: Membership): string {
  const held = heldTier(membership)
  if (held === 'elite' || membership.pausedUntil) return 'See the plans'
  if (!isLeft(held, membership)) return 'Upgrade'
  return membership.paysFor ? 'See the plans' : 'Choose a plan'
}

function GiftLine({ membership }: { membership: Membership }) {
  const { gift } = membership
  if (!gift) return null
  return (
    <p className="mt-2 max-w-prose">
      You were given {tierName[gift.tier]} through {calendarDates.date(gift.lastDay)}. It costs you nothing and ends by
      itself.
      {isCharged(membership) && ' Your own payments continue alongside it until you cancel.'}
    </p>
  )
}

/** Not while a pause, a dispute or an end that is set leaves no payment to come. */
const isCharged = ({ renewsAt, pausedUntil }: Membership) => renewsAt !== null && pausedUntil === null

/** The last day on which the guarantee can be used. */
function GuaranteeLine({ until }: { until: string | null }) {
  const dates = useDates()
  if (!until) return null
  return (
    <p className="mt-2 max-w-prose text-ink-soft">
      Your 30-day guarantee runs through {dates.date(lastMoment(until))}: one click refunds every charge.
    </p>
  )
}

/** It ends as the day after begins. */
const lastMoment = (until: string) => new Date(Date.parse(until) - 1).toISOString()
