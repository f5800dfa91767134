import { groupsOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { discountsIn } from '../checkout/coupons.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import type { Phase, Schedule, Subscription } from './stripe-objects.ts'
import { monthAfter, taxIn } from './subscriptions.ts'
import { setTrial } from './trials.ts'

export async function createSchedule(store: Store, params: Params): Promise<Schedule> {
  const subscription = await store.get('subscription', textOf(params, 'from_subscription') ?? '', 'from_subscription')
  if (subscription.schedule) throw invalid('This subscription is already attached to a schedule.', 'from_subscription')
  const [item] = subscription.items.data
  const schedule = await store.put('subscription_schedule', {
    id: idOf('sub_sched'),
    object: 'subscription_schedule',
    status: 'active',
    created: store.now,
    livemode: false,
    end_behavior: 'release',
    customer: subscription.customer,
    subscription: subscription.id,
    phases: [
      {
        items: [{ price: item?.price.id ?? '', quantity: 1 }],
        start_date: item?.current_period_start ?? store.now,
        end_date: item?.current_period_end ?? store.now,
        discounts: (subscription.discounts ?? []).map(shown),
        ...(subscription.automatic_tax ? { automatic_tax: subscription.automatic_tax } : {}),
      },
    ],
  })
  await attach(store, subscription.id, schedule.id)
  return schedule
}

export async function updateSchedule(store: Store, id: string, params: Params): Promise<Schedule> {
  const schedule = await store.get('subscription_schedule', id)
  const phases: Schedule['phases'] = []
  for (const phase of groupsOf(params, 'phases')) {
    const [item] = groupsOf(phase, 'items')
    const price = await store.get('price', textOf(item ?? {}, 'price') ?? '', 'phases[0][items][0][price]')
    const whose = { id: schedule.subscription ?? '', customer: schedule.customer }
    const start = numberOf(phase, 'start_date') ?? phases.at(-1)?.end_date ?? store.now
    phases.push({
      items: [{ price: price.id, quantity: 1 }],
      start_date: start,
      // The one `duration` that is spoken here is a month.
      end_date: numberOf(phase, 'end_date') ?? monthAfter(start, start),
      discounts: (await discountsIn(store, phase, whose)).map(shown),
      automatic_tax: taxIn(phase),
    })
  }
  const running = runningPhase(schedule, store.now)
  if (running && phases[0]?.start_date !== running.start_date)
    throw invalid('You can not modify the start date of the current phase.', 'phases[0][start_date]')
  const next = await store.put('subscription_schedule', { ...schedule, phases })
  if (schedule.subscription) {
    await attach(store, schedule.subscription, id, termsOf(phases[0]))
    await moveTrial(store, schedule.subscription, params)
  }
  return next
}

export async function releaseSchedule(store: Store, id: string): Promise<Schedule> {
  const schedule = await store.get('subscription_schedule', id)
  if (schedule.subscription) await attach(store, schedule.subscription, null)
  return store.put('subscription_schedule', { ...schedule, status: 'released', subscription: null })
}

/** The phase that holds at an instant; none once the schedule has let go of its subscription. */
export const runningPhase = ({ status, phases }: Schedule, at: number): Phase | undefined =>
  status === 'active' ? phases.find(({ start_date, end_date }) => start_date <= at && at < end_date) : undefined

/** A running phase that ends its trial on another day moves the next payment there. */
async function moveTrial(store: Store, id: string, params: Params): Promise<void> {
  const [running] = groupsOf(params, 'phases')
  const end = numberOf(running ?? {}, 'trial_end')
  const subscription = await store.get('subscription', id)
  if (end !== undefined && end !== subscription.items.data[0]?.current_period_end)
    await setTrial(store, subscription, end)
}

const shown = (discount: string) => ({ discount, coupon: null, promotion_code: null })

/** What a phase says of discounts and tax holds while it runs: what it leaves out has ended. */
export const termsOf = (phase: Phase | undefined): Partial<Subscription> => ({
  ...(phase?.discounts ? { discounts: phase.discounts.map(({ discount }) => discount) } : {}),
  ...(phase?.automatic_tax ? { automatic_tax: phase.automatic_tax } : {}),
})

async function attach(store: Store, id: string, schedule: string | null, terms?: Partial<Subscription>): Promise<void> {
  const next = await store.put('subscription', { ...(await store.get('subscription', id)), ...terms, schedule })
  await emitEvent(store, 'customer.subscription.updated', next)
}
