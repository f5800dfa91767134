import { higherOf, opens, type Tier, tierName } from '#features/membership/membership.rules.ts'
import type { Membership } from '../../subscription/subscription.contract.ts'

type Held = Pick<Membership, 'tier' | 'gift' | 'paysFor' | 'status'>
type Offer = {
  label: string
  /** Whether it’s what the member has now. */
  isHeld: boolean
  canChoose: boolean
}

/** What a member has: the higher of what is paid for and what was given. */
export const heldTier = ({ tier, gift }: Pick<Held, 'tier' | 'gift'>): Tier => higherOf(tier, gift?.tier ?? 'starter')

/** What a plan is to a member: theirs, a part of theirs, closed for now, or one to choose. */
export function planOffer(plan: { id: Tier; name: string }, member: Held): Offer {
  const held = heldTier(member)
  const { id } = plan
  if (id === held)
    return { label: id === member.tier ? 'Current Plan' : 'Given to you', isHeld: true, canChoose: false }
  const not = { isHeld: false, canChoose: false }
  if (opens(held, id)) return { ...not, label: `Included in ${tierName[held]}` }
  // After a refund or a dispute its membership may run on.
  if (id === member.paysFor) return { ...not, label: 'Closed for now' }
  return { isHeld: false, canChoose: true, label: `${isLeft(held, member) ? 'Choose' : 'Upgrade to'} ${plan.name}` }
}

/** Who had a paid plan and has none now isn’t told of an upgrade to it. */
export const isLeft = (held: Tier, { status }: Pick<Held, 'status'>): boolean => held === 'starter' && status !== 'none'
