import { useQuery } from '@tanstack/react-query'
import type { GameProfile } from '../../profile/web/profile.calls.ts'
import { gameProfile } from '../../profile/web/profile.calls.ts'
import { Celebration } from './celebration.tsx'

/** Celebrates the badges and the level earned since the given profile. */
export function NewRewards({ since }: { since: GameProfile | undefined }) {
  const { data: now } = useQuery(gameProfile)
  if (!since || !now) return <Celebration badges={[]} />
  const had = new Set(since.badges.filter(({ earned }) => earned).map(({ id }) => id))
  const badges = now.badges.filter(({ id, earned }) => earned && !had.has(id))
  const { currentLevel } = now.userPoints
  const level = currentLevel > since.userPoints.currentLevel ? currentLevel : null
  return <Celebration badges={badges} level={level} className="mt-5" />
}
