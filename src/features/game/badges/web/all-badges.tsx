import { useDates } from '#platform/web/zone.ts'
import type { Badge } from '../badges.contract.ts'
import { BadgeMedal } from './badge-medal.tsx'
import { earnedBadges } from './earned-badges.ts'

/** All badges: what was earned and when, and how to earn the rest. */
export function AllBadges({ badges }: { badges: readonly Badge[] }) {
  const earned = earnedBadges(badges)
  const open = badges.filter((badge) => !badge.earned)
  return (
    <div className="flex flex-col gap-8">
      {earned.length > 0 && <Sheet title="Earned" badges={earned} />}
      {open.length > 0 && <Sheet title="Still to earn" badges={open} />}
    </div>
  )
}

function Sheet({ title, badges }: { title: string; badges: readonly Badge[] }) {
  const dates = useDates()
  return (
    <section>
      <h3 className="legend border-b border-line-strong pb-1.5 font-text text-ink-soft">
        {title} ({badges.length})
      </h3>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        {badges.map(({ id, name, description, icon, tier, earned, earnedAt }) => (
          <li key={id} className="flex gap-3.5">
            <BadgeMedal icon={icon} tier={tier} earned={earned} className="size-12" />
            <div className="min-w-0">
              <p className="font-display font-semibold">
                {name} <span className="font-text text-xs font-normal text-ink-soft">{tier}</span>
              </p>
              <p className="text-sm text-ink-soft">{description}</p>
              {earnedAt && <p className="text-sm">Earned {dates.date(earnedAt)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
