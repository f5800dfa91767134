import { groupOf, groupsOf, numberOf, type Params, textOf } from '../api/form.ts'
import { invalid } from '../api/stripe-fault.ts'
import type { Subscription } from '../objects/stripe-objects.ts'
import { idOf, type Store } from '../store/store.ts'
import type { Coupon, Discount, PromotionCode } from './checkout-objects.ts'

/** A promotion code that is there from the start; at Stripe it is made in the dashboard. */
export type GivenCode = { code: string; percentOff: number; duration: Coupon['duration'] }

export async function seedCodes(store: Store, codes: readonly GivenCode[]): Promise<void> {
  for (const { code, percentOff, duration } of codes) {
    const id = `promo_${code.toLowerCase()}`
    if (await store.find('promotion_code', id)) continue
    const coupon = await createCoupon(store, { percent_off: String(percentOff), duration })
    await createPromotionCode(store, { promotion: { type: 'coupon', coupon: coupon.id }, code }, id)
  }
}

export async function createCoupon(store: Store, params: Params): Promise<Coupon> {
  const percent = numberOf(params, 'percent_off') ?? null
  const amount = numberOf(params, 'amount_off') ?? null
  if ((percent === null) === (amount === null)) throw invalid('Pass one of percent_off and amount_off.', 'percent_off')
  const given = textOf(params, 'duration') ?? 'once'
  const duration = (['forever', 'once', 'repeating'] as const).find((one) => one === given)
  if (!duration) throw invalid('Invalid duration: must be one of forever, once or repeating', 'duration')
  return store.put('coupon', {
    id: textOf(params, 'id') ?? idOf('coupon'),
    object: 'coupon',
    percent_off: percent,
    amount_off: amount,
    currency: textOf(params, 'currency') ?? null,
    duration,
    duration_in_months: numberOf(params, 'duration_in_months') ?? null,
    name: textOf(params, 'name') ?? null,
    valid: true,
    created: store.now,
    livemode: false,
  })
}

export async function createPromotionCode(store: Store, params: Params, id = idOf('promo')): Promise<PromotionCode> {
  const { id: coupon } = await store.get('coupon', textOf(groupOf(params, 'promotion'), 'coupon') ?? '', 'promotion')
  return store.put('promotion_code', {
    id,
    object: 'promotion_code',
    active: textOf(params, 'active') !== 'false',
    code: textOf(params, 'code') ?? id.slice(-8).toUpperCase(),
    promotion: { type: 'coupon', coupon },
    max_redemptions: numberOf(params, 'max_redemptions') ?? null,
    times_redeemed: 0,
    created: store.now,
    livemode: false,
  })
}

/** What was typed, as the code that it names; capitals and small letters are the same. */
export async function findCode(store: Store, typed: string): Promise<PromotionCode | undefined> {
  const wanted = typed.trim().toLowerCase()
  const codes = await store.list('promotion_code')
  return codes.find(
    ({ code, active, max_redemptions: most, times_redeemed: used }) =>
      active && code.toLowerCase() === wanted && (most === null || used < most),
  )
}

/**
 * `discounts` of a request: each names a coupon, a promotion code or a discount that is there. They stay where it isn't
 * sent, an empty text ends them.
 */
export async function discountsIn(
  store: Store,
  params: Params,
  { id, customer, discounts }: Pick<Subscription, 'id' | 'customer' | 'discounts'>,
): Promise<string[]> {
  if (params.discounts === undefined) return discounts ?? []
  const made: string[] = []
  for (const one of groupsOf(params, 'discounts')) {
    const known = textOf(one, 'discount')
    if (known) {
      made.push((await store.get('discount', known, 'discounts')).id)
      continue
    }
    const promotion = textOf(one, 'promotion_code')
    const code = promotion ? await store.get('promotion_code', promotion, 'discounts') : undefined
    const coupon = await store.get('coupon', code?.promotion.coupon ?? textOf(one, 'coupon') ?? '', 'discounts')
    if (code) await store.put('promotion_code', { ...code, times_redeemed: code.times_redeemed + 1 })
    made.push((await store.put('discount', discountOf(store, coupon, { id, customer, code: code?.id ?? null }))).id)
  }
  return made
}

function discountOf(
  store: Store,
  { id: coupon, duration, duration_in_months }: Coupon,
  whose: { id: string; customer: string; code: string | null },
): Discount {
  return {
    id: idOf('di'),
    object: 'discount',
    customer: whose.customer,
    subscription: whose.id,
    promotion_code: whose.code,
    source: { type: 'coupon', coupon },
    start: store.now,
    end: duration === 'repeating' ? monthsAfter(store.now, duration_in_months ?? 1) : null,
  }
}

function monthsAfter(seconds: number, months: number): number {
  const from = Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO('UTC')
  return Math.floor(from.add({ months }).epochMilliseconds / 1000)
}

type Standing = { discount: Discount; coupon: Coupon }

/** A subscription's discounts that have not ended yet, each with its coupon. */
export async function standingDiscounts(store: Store, subscription: Subscription, at: number): Promise<Standing[]> {
  const found: Standing[] = []
  for (const id of subscription.discounts ?? []) {
    const discount = await store.find('discount', id)
    const coupon = discount && (await store.find('coupon', discount.source.coupon))
    if (coupon && (discount.end === null || discount.end > at)) found.push({ discount, coupon })
  }
  return found
}

/** Those that stay after an invoice: what counts once has counted. */
export async function remainingDiscounts(store: Store, subscription: Subscription, at: number): Promise<string[]> {
  const standing = await standingDiscounts(store, subscription, at)
  return standing.filter(({ coupon }) => coupon.duration !== 'once').map(({ discount }) => discount.id)
}
