import { joinName } from '#features/identity/identity.rules.ts'
import { numberText } from '#platform/format/numbers.ts'
import { Chip } from '#platform/ui/chip.tsx'
import { EmptyState } from '#platform/ui/state/empty-state.tsx'
import { useDates } from '#platform/web/zone.ts'
import type { Referral, ReferralStats } from '../referrals.contract.ts'

const shownReferrals = 5

export function RecentReferrals({ stats: { referrals, totalReferrals } }: { stats: ReferralStats }) {
  return (
    <section aria-labelledby="recent" className="mt-10">
      <h2 id="recent" className="text-2xl">
        Recent referrals
      </h2>
      {referrals.length === 0 ? (
        <div className="mt-4">
          <EmptyState title="No one has joined with your link yet">
            Think of one founder who’s where you started, and send it with a personal note.
          </EmptyState>
        </div>
      ) : (
        <>
          <ul className="mt-4 border-t border-line">
            {referrals.slice(0, shownReferrals).map((referral) => (
              <Row key={referral.id} referral={referral} />
            ))}
          </ul>
          {totalReferrals > shownReferrals && (
            <p className="mt-3 text-sm text-ink-soft">
              The latest {shownReferrals} of {numberText(totalReferrals)}.
            </p>
          )}
        </>
      )}
    </section>
  )
}

function Row({ referral }: { referral: Referral }) {
  const dates = useDates()
  const { tone, label, note } = words[referral.status]
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-3.5">
      <p className="min-w-0 grow basis-56 font-semibold wrap-anywhere">
        <bdi>{nameOf(referral)}</bdi>
      </p>
      <p className="text-sm text-ink-soft">Joined {dates.date(referral.referralDate)}</p>
      <p className="flex basis-full flex-wrap items-baseline gap-x-3 gap-y-1 text-sm sm:basis-72">
        <Chip tone={tone}>{label}</Chip>
        <span className="text-ink-soft">
          {referral.waitsFor === 'confirmation' ? 'Paid; waiting for them to confirm their email address' : note}
        </span>
      </p>
    </li>
  )
}

const words = {
  pending: { tone: 'info', label: 'Pending', note: 'No paid membership yet' },
  converted: { tone: 'success', label: 'Converted', note: 'Started a paid membership' },
  reversed: { tone: 'plain', label: 'Reversed', note: 'Used the guarantee' },
} as const

function nameOf({ referredUser, hasLeft }: Referral): string {
  if (hasLeft) return 'A former member'
  return joinName(referredUser) || 'A member without a name'
}
