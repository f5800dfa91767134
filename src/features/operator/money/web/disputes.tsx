import { Link } from '@tanstack/react-router'
import { isUndecided, reasonWords } from '#features/billing/disputes/disputes.rules.ts'
import { moneyText } from '#platform/format/money.ts'
import { useDates } from '#platform/web/zone.ts'
import type { Reply } from '#shared/endpoint.ts'
import type { getMoney } from '../money.contract.ts'

type Dispute = Reply<typeof getMoney>['disputes'][number]

/** What has to be answered, before all figures; of what was decided lately, how. */
export function Disputes({ disputes, currency }: { disputes: readonly Dispute[]; currency: string }) {
  if (disputes.length === 0) return null
  return (
    <ul aria-label="Disputes" className="mb-8 flex max-w-prose flex-col gap-3">
      {disputes.map((dispute) => (
        <li
          key={dispute.id}
          className={isUndecided(dispute.state) ? 'rounded-lg border-l-4 border-danger bg-danger-soft px-5 py-3' : ''}
        >
          <Line dispute={dispute} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

function Line({ dispute, currency }: { dispute: Dispute; currency: string }) {
  const { memberId, who, cents, reason, state, answerUntil, decidedAt, link } = dispute
  const dates = useDates()
  const person = memberId ? (
    <Link to="/operator/people/$memberId" params={{ memberId }} className="link font-semibold wrap-anywhere" dir="auto">
      {who}
    </Link>
  ) : (
    <strong>{who}</strong>
  )
  const amount = moneyText(cents, currency)
  if (!isUndecided(state))
    return (
      <p>
        The dispute of {person} about {amount} was {state === 'won' ? 'won: the payment is yours' : 'lost'}
        {decidedAt && `, ${dates.shortDate(decidedAt)}`}.
      </p>
    )
  return (
    <p>
      {person} disputed {amount} with their bank{reasonWords(reason) && ` (“${reasonWords(reason)}”)`}.{' '}
      <strong>
        {state === 'answered'
          ? 'You answered, and the bank decides.'
          : answerUntil
            ? `Answer at Stripe by ${dates.date(answerUntil)}.`
            : 'Answer at Stripe soon.'}
      </strong>{' '}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className="link">
          Open the payment at Stripe
        </a>
      )}
    </p>
  )
}
