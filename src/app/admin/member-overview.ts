import { lastSeen } from '#features/identity/server/public.ts'
import type { Tier } from '#features/membership/membership.rules.ts'
import { heldTier } from '#features/membership/server/public.ts'
import { iso } from '#platform/server/clock.ts'
import type { Admin } from './command.ts'

/** What an operator is asked about first: the tier, the coach, and the day of the last visit. */
export async function readOverviews({ services: { db, now } }: Admin, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, MemberOverview>()
  const rows = await db
    .selectFrom('users')
    .leftJoin('memberships', 'memberships.memberId', 'users.id')
    .leftJoin('coachClients', 'coachClients.liveClientId', 'users.id')
    .leftJoin('users as coaches', 'coaches.id', 'coachClients.coachId')
    .select([
      'users.id',
      heldTier(iso(now())).as('tier'),
      'coaches.email as coach',
      (row) => lastSeen(row).as('seenAt'),
    ])
    .where('users.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...overview }) => [id, overview]))
}

type MemberOverview = { tier: Tier; coach: string | null; seenAt: string | null }
