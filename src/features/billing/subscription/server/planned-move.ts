import type { Stripe } from 'stripe'

/** When the period began and ends, in seconds; `trialEnd` where a pause has moved the payment. */
type Period = { start: number | 'now'; end: number; trialEnd?: number | undefined }

/** A schedule that leaves the plan as it is to the end of the period and brings another price then. */
export function plannedMove(
  { items, automatic_tax, discounts }: Stripe.Subscription,
  next: string,
  { start, end, trialEnd }: Period,
): Stripe.SubscriptionScheduleUpdateParams {
  // Phases take over nothing by themselves.
  const kept = {
    ...(automatic_tax.enabled ? { automatic_tax: { enabled: true } } : {}),
    ...(discounts.length > 0
      ? { discounts: discounts.map((one) => ({ discount: typeof one === 'string' ? one : one.id })) }
      : {}),
  }
  return {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: items.data[0]?.price.id ?? '', quantity: 1 }],
        start_date: start,
        end_date: end,
        ...kept,
        ...(trialEnd === undefined ? {} : { trial_end: trialEnd }),
      },
      { items: [{ price: next, quantity: 1 }], duration: { interval: 'month', interval_count: 1 }, ...kept },
    ],
  }
}

/**
 * The schedule of a move to a smaller plan that is still to come. The provider keeps it through the month after the move,
 * too: then it runs its last phase and brings nothing more.
 */
export function moveAhead({
  schedule,
}: Pick<Stripe.Subscription, 'schedule'>): Stripe.SubscriptionSchedule | undefined {
  if (!schedule || typeof schedule === 'string') return undefined
  const { current_phase: running, phases } = schedule
  const last = phases.at(-1)
  return running && last && running.start_date < last.start_date ? schedule : undefined
}
