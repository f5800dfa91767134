import { useQuery } from '@tanstack/react-query'
import type { OfferedPlan } from '#features/membership/membership.contract.ts'
import { plans } from '#features/membership/web/public.ts'
import { priceText } from '#platform/format/money.ts'
import { inviter } from '../../accounts/web/accounts.calls.ts'
import type { SignInParams } from './sign-in-params.ts'

type Notes = { isPending: boolean; plan: OfferedPlan | undefined; invitedBy: string | null }

/** What the link that led here chose, and who sent it; nothing where the server does not know of it. */
export function useArrivalNotes({ plan, ref, mode }: SignInParams): Notes {
  const offer = useQuery({ ...plans, enabled: plan !== undefined })
  const invitation = useQuery({ ...inviter(ref ?? ''), enabled: ref !== undefined })
  return {
    isPending: offer.isLoading || invitation.isLoading,
    plan: offer.data?.find(({ id, available }) => id === plan && available),
    invitedBy: (mode === 'sign-up' && invitation.data?.firstName) || null,
  }
}

type ArrivalNotesProps = Pick<Notes, 'plan' | 'invitedBy'> & { isNew: boolean }

export function ArrivalNotes({ plan, invitedBy, isNew }: ArrivalNotesProps) {
  if (!plan && !invitedBy) return null
  return (
    <div className="flex flex-col gap-1.5 border-l-2 border-accent pl-4">
      {invitedBy && (
        <p>
          <bdi className="font-semibold break-words">{invitedBy}</bdi> invited you.
        </p>
      )}
      {plan && (
        <p>
          <span className="font-semibold">
            {plan.name}, {priceText(plan.price, plan.currency)} a month.
          </span>{' '}
          You pay after {isNew ? 'creating your account' : 'signing in'}.
        </p>
      )}
    </div>
  )
}
