import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { Card } from '#platform/ui/card.tsx'
import { Rays } from './rays.tsx'
import type { Completed } from './types.ts'

/** Draws a badge that was earned. */
export type BadgeDrawing = ComponentType<{ icon: string; tier: string }>

type CelebrationProps = { completed: Completed; badge: BadgeDrawing }

/** What a completion brought beyond its reward: badges and a level. Nothing new, nothing shown. */
export function Celebration({ completed: { newBadges, newLevel }, badge: Badge }: CelebrationProps) {
  if (newBadges.length === 0 && newLevel === null) return null
  return (
    <Card look="framed" aria-labelledby="earned" className="mt-8 animate-rise overflow-hidden">
      <h2 id="earned" className="text-2xl">
        {headingOf(newBadges.length, newLevel)}
      </h2>
      <ul className="mt-5 space-y-5">
        {newLevel !== null && (
          <li className="flex items-center gap-6">
            <Struck first>
              <span className="grid size-16 place-items-center rounded-full border-2 border-accent bg-accent-soft font-display text-2xl font-semibold text-accent-strong">
                {newLevel}
              </span>
            </Struck>
            <p>
              <strong className="block font-display text-lg">Level {newLevel}</strong>
              <Link to="/frontier" className="text-accent underline underline-offset-4">
                See where you stand on the map
              </Link>
            </p>
          </li>
        )}
        {newBadges.map(({ id, name, description, tier, icon }, index) => (
          <li key={id} className="flex items-center gap-6">
            <Struck first={newLevel === null && index === 0}>
              <Badge icon={icon} tier={tier} />
            </Struck>
            <p>
              <strong className="block font-display text-lg">{name}</strong>
              <span className="text-ink-soft">{description}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Struck({ first, children }: { first: boolean; children: ReactNode }) {
  return (
    <span className="relative shrink-0">
      {first && <Rays />}
      <span className="relative block animate-strike">{children}</span>
    </span>
  )
}

function headingOf(badges: number, level: number | null): string {
  const badgeWords = badges === 1 ? 'A new badge' : `${badges} new badges`
  if (level === null) return badgeWords
  return badges === 0 ? `You have reached level ${level}` : `Level ${level}, and ${badgeWords.toLowerCase()}`
}
