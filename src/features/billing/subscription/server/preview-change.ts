import { datesIn } from '#platform/format/dates.ts'
import { moneyText } from '#platform/format/money.ts'
import { iso } from '#platform/server/clock.ts'
import { createSharedCalls } from '#platform/server/concurrency/shared-calls.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { Refusal } from '#shared/refusal.ts'
import { planUnavailable } from '../../billing.refusals.ts'
import { usesCheckoutPage } from '../../checkout/server/open-checkout.ts'
import { isInAddedDays, previewAddedDays } from '../../pause/server/added-days.ts'
import { callStripe } from '../../server/call-stripe.ts'
import { limitProviderCalls } from '../../server/limit-provider-calls.ts'
import { instantOf, tierOfId } from '../../sync/server/subscription-rows.ts'
import type { previewChange as endpoint } from '../subscription.contract.ts'
import { changeCountsFrom, previewHolds } from './change-counts-from.ts'
import { isUpgrade, refuseChange, refuseWhilePaused } from './change-plan.ts'
import { findRunningSubscription, type RunningSubscription } from './find-running-subscription.ts'
import { listPriceText } from './price-words.ts'

type Preview = Reply<typeof endpoint>

const flights = createSharedCalls()

export function previewChange(ctx: MemberContext, input: Input<typeof endpoint>): Promise<Preview> {
  return flights(`${ctx.member.id} ${input.body.priceId}`, async () => {
    await limitProviderCalls(ctx)
    return preview(ctx, input)
  })
}

async function preview(ctx: MemberContext, { body }: Input<typeof endpoint>): Promise<Preview> {
  const tier = tierOfId(ctx, body.priceId)
  const plan = ctx.offer.plans.find(({ id }) => id === tier)
  if (!plan) throw planUnavailable()
  await refuseWhilePaused(ctx)
  const { unit_amount } = await callStripe(ctx, (stripe) => stripe.prices.retrieve(body.priceId))
  const monthly = unit_amount ?? 0
  const found = await findRunningSubscription(ctx).catch((error) => {
    if (error instanceof Refusal && error.code === 'billing.noMembership') return undefined
    throw error
  })
  if (!found) return previewFirst(ctx, plan.name, monthly)
  await refuseChange(ctx, found.running, body.priceId)
  return isUpgrade(ctx, found.running, body.priceId)
    ? previewUpgrade(ctx, found, body.priceId, plan.name, monthly)
    : previewLater(ctx, found, plan.name, monthly)
}

function previewFirst(ctx: MemberContext, name: string, cents: number): Preview {
  return {
    sentence: usesCheckoutPage(ctx)
      ? `${name} is ${moneyText(cents, ctx.offer.currency)} a month until you cancel. ${onThePage(ctx)}`
      : `You pay ${moneyText(cents, ctx.offer.currency)} today for ${name}, and ${moneyText(cents, ctx.offer.currency)} every month after that until you cancel.`,
    amountCents: cents,
    dueAt: iso(ctx.now()),
  }
}

function onThePage({ payments: { checkout } }: MemberContext): string {
  const tax = checkout.tax ? 'shows the tax where you live' : undefined
  const codes = checkout.promotionCodes ? 'takes promotion codes' : undefined
  const what = [codes, tax].filter((one) => one !== undefined).join(' and ')
  return `The payment page ${what || 'takes the tax ID of a business'} before you pay.`
}

/** Remembers the second it was prorated from, so that the charge equals the preview. */
async function previewUpgrade(
  ctx: MemberContext,
  found: RunningSubscription,
  price: string,
  name: string,
  monthly: number,
) {
  const { running } = found
  const at = await changeCountsFrom(ctx, found, price, previewHolds / 2)
  const [item] = running.items.data
  const cents = await callStripe(ctx, async (stripe) => {
    if (isInAddedDays(running)) return previewAddedDays(stripe, running, price, at)
    const { amount_due } = await stripe.invoices.createPreview({
      subscription: running.id,
      subscription_details: {
        items: [{ id: item?.id ?? '', price }],
        proration_behavior: 'always_invoice',
        proration_date: at,
      },
    })
    return amount_due
  })
  const end = datesIn(ctx.member.timeZone).date(instantOf(item?.current_period_end ?? at))
  return {
    sentence: `You pay ${moneyText(cents, ctx.offer.currency)} today for the rest of this period, and ${listPriceText(ctx, monthly, running)} a month for ${name} from ${end}.`,
    amountCents: cents,
    dueAt: iso(ctx.now()),
  }
}

function previewLater(ctx: MemberContext, { running }: RunningSubscription, name: string, monthly: number): Preview {
  const end = instantOf(running.items.data[0]?.current_period_end ?? 0)
  const day = datesIn(ctx.member.timeZone).date(end)
  return {
    sentence: `You pay nothing today. Your plan stays as it is until ${day}; after that, it’s ${name} for ${listPriceText(ctx, monthly, running)} a month.`,
    amountCents: 0,
    dueAt: end,
  }
}
