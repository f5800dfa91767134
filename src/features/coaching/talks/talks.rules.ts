import type { Mark } from '#features/founder-file/worksheets/kinds.ts'
import { opens, type Tier } from '#features/membership/membership.rules.ts'

/** Characters of each part of the notes, and how many earlier sessions are listed. */
export const talkLimits = { notes: 10_000, listed: 100 } as const

/** The 60-minute sessions of a calendar month that a plan holds. */
export const sessionsPerMonth = (tier: Tier): number => (opens(tier, 'elite') ? 1 : 0)

/** `next` names the session that is being prepared, whether or not anything is written yet. */
export const nextTalk = 'next'

/** The one that was written last: it may have been held on an earlier day than others. */
export const newestOf = (talks: readonly { id: string }[]): string | null =>
  talks.reduce<string | null>((newest, { id }) => (newest === null || id > newest ? id : newest), null)

export const noteParts = ['private', 'client'] as const
export type NotePart = (typeof noteParts)[number]

/** The month of a local date: `2026-03`. */
export const monthOf = (date: string): string => date.slice(0, 7)

type Point = { at: string; value: number; date: string; mark: Mark | null }
type Value = Omit<Point, 'at'>
export type Moved = { before: Value | null; now: Value }

/**
 * A number that has a new point since the last session, and says something else than it did then. Without a session before
 * it is told from its first point on. The points are in the order of their dates.
 */
export function movedSince(points: readonly Point[], since: string | null): Moved | null {
  const now = points.at(-1)
  const first = points.length > 1 ? points[0] : undefined
  const before = since === null ? first : points.findLast(({ at }) => at <= since)
  if (!now || before?.value === now.value) return null
  return { before: before ? shown(before) : null, now: shown(now) }
}

const shown = ({ value, date, mark }: Point): Value => ({ value, date, mark })
