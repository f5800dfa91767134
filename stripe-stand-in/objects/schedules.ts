import { groupsOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import { emitEvent, idOf, type Store } from '../store/store.ts'
import type { Schedule } from './stripe-objects.ts'
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
    const start = numberOf(phase, 'start_date') ?? phases.at(-1)?.end_date ?? store.now
    phases.push({
      items: [{ price: price.id, quantity: 1 }],
      start_date: start,
      end_date: numberOf(phase, 'end_date') ?? start + 31 * 86_400,
    })
  }
  const next = await store.put('subscription_schedule', { ...schedule, phases })
  if (schedule.subscription) {
    await attach(store, schedule.subscription, id)
    await moveTrial(store, schedule.subscription, params)
  }
  return next
}

export async function releaseSchedule(store: Store, id: string): Promise<Schedule> {
  const schedule = await store.get('subscription_schedule', id)
  if (schedule.subscription) await attach(store, schedule.subscription, null)
  return store.put('subscription_schedule', { ...schedule, status: 'released', subscription: null })
}

/** A running phase that ends its trial on another day moves the next payment there. */
async function moveTrial(store: Store, id: string, params: Params): Promise<void> {
  const [running] = groupsOf(params, 'phases')
  const end = numberOf(running ?? {}, 'trial_end')
  const subscription = await store.get('subscription', id)
  if (end !== undefined && end !== subscription.items.data[0]?.current_period_end)
    await setTrial(store, subscription, end)
}

async function attach(store: Store, id: string, schedule: string | null): Promise<void> {
  const next = await store.put('subscription', { ...(await store.get('subscription', id)), schedule })
  await emitEvent(store, 'customer.subscription.updated', next)
}
