import { useEffect, useRef, useState } from 'react'
import type { OfferedPlan } from '#features/membership/membership.contract.ts'
import { paidTierOf } from '#features/membership/membership.rules.ts'
import type { Membership } from '../../subscription/subscription.contract.ts'
import { planOffer } from './plan-offer.ts'

type Choice = { plan: OfferedPlan | undefined; isFirst: boolean }

/**
 * The plan that the address names, from a link outside: one that is sold and not yet the member's. Who never paid goes
 * on to its payment, where a card is still to be given; everyone else is asked. Coming back finds the plans alone.
 */
export function useChosenPlan(plans: readonly OfferedPlan[], membership: Membership): Choice {
  const [chosen] = useState(() => paidTierOf(new URLSearchParams(location.search).get('plan')))
  const plan = plans.find((one) => one.id === chosen && one.available && planOffer(one, membership).canChoose)
  return { plan, isFirst: plan !== undefined && membership.status === 'none' }
}

/** Once, and the address forgets the choice first, so that Back from the payment does not lead there again. */
export function useOnce(work: (() => void) | undefined): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!work || isDone.current) return
    isDone.current = true
    history.replaceState(history.state, '', location.pathname)
    work()
  })
}
