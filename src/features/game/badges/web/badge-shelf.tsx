import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import type { Badge } from '../badges.contract.ts'
import { AllBadges } from './all-badges.tsx'
import { BadgeMedal } from './badge-medal.tsx'
import { allBadgesHash, earnedBadges } from './earned-badges.ts'

const shown = 5

/** The five latest badges, with a dialog that shows all. */
export function BadgeShelf({ badges }: { badges: readonly Badge[] }) {
  const earned = earnedBadges(badges)
  const title = useRef<HTMLHeadingElement>(null)
  // The shelf comes with its data, after the router looked for it.
  useEffect(() => {
    if (location.hash === `#${allBadgesHash}`) title.current?.scrollIntoView()
  }, [])
  return (
    <section aria-labelledby={allBadgesHash}>
      <h2 ref={title} id={allBadgesHash} className="scroll-mt-24 text-2xl">
        Earned badges
      </h2>
      {earned.length === 0 ? (
        <NoBadges first={badges[0]} />
      ) : (
        <ul className="mt-4 flex flex-col gap-4">
          {earned.slice(0, shown).map(({ id, name, description, icon, tier }) => (
            <li key={id} id={`badge-${id}`} className="flex items-center gap-4 rounded-md target:bg-sunken">
              <BadgeMedal icon={icon} tier={tier} earned className="size-14" />
              <div className="min-w-0">
                <p className="font-display font-semibold">{name}</p>
                <p className="text-sm text-ink-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        title="All badges"
        description={`${earned.length} of ${badges.length} earned. How to earn each one.`}
        width="wide"
        trigger={
          <Button variant="secondary" size="sm" className="mt-5">
            All {badges.length} badges
          </Button>
        }
      >
        <AllBadges badges={badges} />
      </Dialog>
    </section>
  )
}

function NoBadges({ first }: { first: Badge | undefined }) {
  return (
    <div className="mt-4 flex items-center gap-4">
      {first && <BadgeMedal icon={first.icon} tier={first.tier} earned={false} className="size-14" />}
      <div>
        <p className="font-display font-semibold">No badges earned yet.</p>
        {first && (
          <p className="text-sm text-ink-soft">
            The first one: {first.name}. {first.description}
          </p>
        )}
      </div>
    </div>
  )
}
