import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gameProfile } from './calls.ts'
import { Celebration } from './celebration.tsx'
import type { GameProfile } from './types.ts'

/** Celebrates the badges and the level that came while the page stood open. */
export function NewlyEarned() {
  const { data } = useQuery(gameProfile)
  return data ? <EarnedSince profile={data} /> : null
}

function EarnedSince({ profile }: { profile: GameProfile }) {
  const [before] = useState(profile)
  const had = new Set(before.badges.filter(({ earned }) => earned).map(({ id }) => id))
  const badges = profile.badges.filter(({ id, earned }) => earned && !had.has(id))
  const { currentLevel } = profile.userPoints
  const level = currentLevel > before.userPoints.currentLevel ? currentLevel : null
  return <Celebration badges={badges} level={level} className="mt-5" />
}
