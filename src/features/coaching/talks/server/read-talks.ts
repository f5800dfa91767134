import type { Tier } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { fullName } from '../../coaching.rules.ts'
import type { Allowance, HeldTalk } from '../talks.contract.ts'
import { monthOf, sessionsPerMonth, talkLimits } from '../talks.rules.ts'
import './talks.tables.ts'

export type TalkRow = Awaited<ReturnType<typeof readTalks>>[number]

/** Sessions of a client with every coach they had, newest first; those that are being prepared come first. */
export const readTalks = ({ db }: Context, clientId: string) =>
  db
    .selectFrom('coachTalks')
    .innerJoin('users', 'users.id', 'coachTalks.coachId')
    .selectAll('coachTalks')
    .select(['users.firstName', 'users.lastName'])
    .where('clientId', '=', clientId)
    .orderBy(({ eb }) => eb.case().when('heldOn', 'is', null).then(0).else(1).end())
    .orderBy('heldOn', 'desc')
    .orderBy('heldAt', 'desc')
    .limit(talkLimits.listed)
    .execute()

/** Those that were held, with what the client reads of them. */
export const heldTalks = (rows: readonly TalkRow[]): HeldTalk[] =>
  rows.flatMap((row) =>
    row.heldOn === null ? [] : [{ id: row.id, heldOn: row.heldOn, coachName: fullName(row), notes: row.clientNotes }],
  )

type Holder = { tier: Tier; timeZone: string }

/** What is left of this month, from the sessions that were counted. */
export function allowanceOf(
  { now }: Pick<Context, 'now'>,
  { tier, timeZone }: Holder,
  rows: readonly { takenMonth: string | null }[],
): Allowance {
  const perMonth = sessionsPerMonth(tier)
  if (perMonth === 0) return null
  const month = monthOf(localDate(timeZone, now()).toString())
  const taken = rows.filter(({ takenMonth }) => takenMonth === month).length
  return { perMonth, left: Math.max(0, perMonth - taken), month }
}
