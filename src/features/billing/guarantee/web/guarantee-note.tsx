import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { membership } from '../../web/billing.calls.ts'

/** Hidden once the guarantee has been used: it can be used only once. */
export function GuaranteeNote() {
  const { data } = useQuery(membership)
  if (data?.refund) return null
  return (
    <p className="mt-10 flex max-w-lg items-start gap-3">
      <ShieldCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
      <span>
        Your first paid membership comes with a 30-day money-back guarantee. One click in Settings, confirmed, refunds
        every charge and closes the plan. You keep your progress. <a href="/refunds">How refunds work</a>
      </span>
    </p>
  )
}
