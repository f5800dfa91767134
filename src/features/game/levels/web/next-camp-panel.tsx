import { Link } from '@tanstack/react-router'
import type { Phase } from '#features/journey/web/public.ts'
import { numberText } from '#platform/format/numbers.ts'
import { Card } from '#platform/ui/card.tsx'
import { ProgressBar } from '#platform/ui/progress/progress-bar.tsx'
import type { GameProfile } from '../../profile/web/profile.calls.ts'
import { type NextCamp, nextCamp } from './next-camp.ts'

/** Progress from the current camp to the next, and what is still missing to open it. */
export function NextCampPanel({ profile, phases }: { profile: GameProfile; phases: readonly Phase[] }) {
  const way = nextCamp(profile, phases)
  if (!way) return null
  return (
    <Card aria-labelledby="next-camp" className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      {way.next ? (
        <>
          <OnTheWay way={way} next={way.next} totalXP={profile.userPoints.totalXP} />
          <Missing way={way} />
        </>
      ) : (
        <LastCamp camp={way.here} totalXP={profile.userPoints.totalXP} />
      )}
    </Card>
  )
}

type OnTheWayProps = { way: NextCamp; next: NonNullable<NextCamp['next']>; totalXP: number }

function OnTheWay({ way: { here, percent }, next, totalXP }: OnTheWayProps) {
  return (
    <div>
      <p className="legend text-accent">You’re at camp {here.levelNumber}</p>
      <h2 id="next-camp" className="mt-1 text-2xl">
        From {here.name} to {next.name}
      </h2>
      <ProgressBar className="mt-5" value={percent} label={`XP between ${here.name} and ${next.name}`} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft tabular-nums">
        <span>{numberText(here.requiredXP)} XP</span>
        <span className="font-semibold text-ink">You have {numberText(totalXP)} XP</span>
        <span>{numberText(next.requiredXP)} XP</span>
      </p>
    </div>
  )
}

function Missing({ way: { missingXP, missingModules } }: { way: NextCamp }) {
  return (
    <div className="lg:border-l lg:border-line lg:pl-12">
      <h3 className="text-lg">What’s left to open it</h3>
      <ul className="mt-2 flex flex-col gap-1.5 text-sm">
        <li>{missingXP > 0 ? `${numberText(missingXP)} XP to go` : 'Enough XP: done'}</li>
        {missingModules.length === 0 && <li>Every required module: done</li>}
        {missingModules.map(({ id, title }) => (
          <li key={id}>
            The module{' '}
            <Link to={`/modules/${id}`} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LastCamp({ camp: { name, isCompleted }, totalXP }: { camp: NextCamp['here']; totalXP: number }) {
  return (
    <div>
      <p className="legend text-accent">The last camp</p>
      <h2 id="next-camp" className="mt-1 text-2xl">
        You’re at {name}
      </h2>
      <p className="mt-2 text-ink-soft">
        {numberText(totalXP)} XP brought you here.{' '}
        {isCompleted
          ? 'You finished the program: you’ve been to the summit.'
          : 'All that’s left is the summit: finishing the program.'}
      </p>
    </div>
  )
}
