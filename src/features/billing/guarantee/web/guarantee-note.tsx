import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { Membership } from '../../subscription/subscription.contract.ts'
import { membership } from '../../web/billing.calls.ts'

/** Hidden once the guarantee has been used: it can be used only once. Who paid before is told what it doesn't cover. */
export function GuaranteeNote() {
  const { data } = useQuery(membership)
  if (data?.refund) return null
  if (data && hasHadIt(data))
    return (
      <p className="mt-10 max-w-lg text-ink-soft">
        The 30-day guarantee covered the start of your first membership. It doesn’t cover another one. You can cancel
        anytime, and your plan stays open until the end of what you paid for. <a href="/refunds">How refunds work</a>
      </p>
    )
  return (
    <p className="mt-10 flex max-w-lg items-start gap-3">
      <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
      <span>
        Your first paid membership comes with a 30-day money-back guarantee. Confirm once in Settings, and we refund
        every charge and close the plan. You keep your progress. <a href="/refunds">How refunds work</a>
      </span>
    </p>
  )
}

const hasHadIt = ({ hasPaid, guaranteeUntil }: Membership) => hasPaid && guaranteeUntil === null
