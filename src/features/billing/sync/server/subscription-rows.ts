import type { Stripe } from 'stripe'
import type { Tier } from '#features/membership/membership.rules.ts'
import { tiers } from '#features/membership/membership.rules.ts'
import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import type { SubscriptionsTable } from '../../subscription/server/subscription.tables.ts'
import { amountsOf } from './amounts-of.ts'
import type { CustomerSnapshot } from './read-customer-snapshot.ts'

/** The row of each subscription in a snapshot. One of a price that says no plan anymore keeps the plan that it had `before`. */
export function subscriptionRows(
  ctx: Context,
  memberId: string,
  { snapshot, before }: { snapshot: CustomerSnapshot; before: readonly SubscriptionsTable[] },
): SubscriptionsTable[] {
  return snapshot.subscriptions.map((subscription, at) => {
    const charges = chargesOf(snapshot, at)
    const latest = charges.at(-1)
    const now = iso(ctx.now())
    return {
      ...stateOf(ctx, subscription, before),
      ...amountsOf(subscription, snapshot.invoices),
      memberId,
      refundedAt: latest?.refunded ? now : null,
      disputedAt: charges.some(({ id }) => snapshot.disputed.has(id)) ? now : null,
      readAt: now,
    }
  })
}

export const instantOf = (seconds: number): string => iso(Temporal.Instant.fromEpochMilliseconds(seconds * 1000))

/** Charges belong to the customer; a subscription's own are those made before the next subscription began. */
export function chargesOf({ subscriptions, charges }: CustomerSnapshot, at: number): Stripe.Charge[] {
  const from = subscriptions[at]?.created ?? Number.POSITIVE_INFINITY
  const until = subscriptions[at + 1]?.created ?? Number.POSITIVE_INFINITY
  return charges.filter(({ created }) => created >= from && created < until)
}

function stateOf(ctx: Context, subscription: Stripe.Subscription, before: readonly SubscriptionsTable[]) {
  const [item] = subscription.items.data
  const known = before.find(({ id, priceId }) => id === subscription.id && priceId === item?.price.id)
  const periodEnd = item?.current_period_end ?? subscription.created
  const next = nextPriceOf(subscription)
  const pending = subscription.pending_update?.subscription_items?.[0]?.price
  const end = endOf(subscription, periodEnd)
  return {
    id: subscription.id,
    status: subscription.status,
    tier: (item && tierOf(ctx, item.price)) ?? known?.tier ?? ('starter' as const),
    priceId: item?.price.id ?? '',
    priceCents: item?.price.unit_amount ?? 0,
    nextTier: next ? (tierOfId(ctx, next) ?? null) : null,
    pendingTier: (pending && tierOfId(ctx, pending.id)) ?? null,
    startedAt: instantOf(subscription.created),
    periodEndsAt: instantOf(periodEnd),
    endsAt: end === null ? null : instantOf(end),
    pausedUntil: subscription.pause_collection?.resumes_at ? instantOf(subscription.pause_collection.resumes_at) : null,
  }
}

/** A provider that carries an end out late doesn't move the day that was told. */
function endOf({ ended_at, cancel_at, cancel_at_period_end }: Stripe.Subscription, periodEnd: number): number | null {
  const planned = cancel_at ?? (cancel_at_period_end ? periodEnd : null)
  return ended_at && planned ? Math.min(ended_at, planned) : (ended_at ?? planned)
}

/** Prices that are no longer configured carry their tier in their metadata. */
function tierOf(ctx: Context, { id, metadata }: Stripe.Price): Tier | undefined {
  const known = tierOfId(ctx, id) ?? tiers.find((tier) => tier === metadata.tier)
  if (!known) ctx.log.error({ priceId: id }, 'a subscription has a price that no plan has')
  return known
}

export const tierOfId = ({ priceIds }: Context, priceId: string): Tier | undefined =>
  tiers.find((tier) => priceIds[tier] === priceId)

/** The price that a schedule brings at the end of the period. */
function nextPriceOf({ schedule, items }: Stripe.Subscription): string | undefined {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return undefined
  const price = schedule.phases.at(-1)?.items[0]?.price
  const id = typeof price === 'object' ? price?.id : price
  return id && id !== items.data[0]?.price.id ? id : undefined
}
