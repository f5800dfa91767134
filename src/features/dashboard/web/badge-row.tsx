import { Link } from '@tanstack/react-router'
import { allBadgesHash, type Badge, BadgeMedal, earnedBadges } from '#features/game/web/public.ts'

const shown = 4

/** The latest badges; before the first one, outlines of those to come. */
export function BadgeRow({ badges }: { badges: readonly Badge[] }) {
  const earned = earnedBadges(badges).slice(0, shown)
  const isEmpty = earned.length === 0
  return (
    <section aria-labelledby="badges" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-3">
        <h2 id="badges" className="text-2xl">
          Badges
        </h2>
        {isEmpty ? (
          <Link to="/framework" className="link text-sm">
            See the full program
          </Link>
        ) : (
          <Link to="/frontier" hash={allBadgesHash} className="link text-sm">
            All badges
          </Link>
        )}
      </div>
      {isEmpty && (
        <p className="mt-4">
          <span className="font-semibold">No badges earned yet.</span>{' '}
          <span className="text-ink-soft">These are next.</span>
        </p>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2">
        {(isEmpty ? badges.slice(0, shown) : earned).map(({ id, name, description, icon, tier, earned: struck }) => (
          <li key={id}>
            <Link
              to="/frontier"
              hash={struck ? `badge-${id}` : 'badges'}
              className="group flex items-center gap-4 no-underline"
            >
              <BadgeMedal icon={icon} tier={tier} earned={struck} className="size-20" />
              <span className="min-w-0">
                <span className="block font-display font-semibold group-hover:underline group-hover:underline-offset-4">
                  {name}
                </span>
                <span className="mt-0.5 block text-sm text-ink-soft">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
