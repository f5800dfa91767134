import type { Tier } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { readRequests } from '../../requests/server/read-requests.ts'
import type { Allowance } from '../talks.contract.ts'
import { monthOf } from '../talks.rules.ts'
import { allowanceOf } from './read-talks.ts'

type Client = { id: string; tier: Tier; timeZone: string }

/** What is left of this month, with the session that is agreed for it and not held yet. */
export async function readAllowance(
  ctx: Context,
  client: Client,
  rows: readonly { takenMonth: string | null }[],
): Promise<Allowance> {
  const allowance = allowanceOf(ctx, client, rows)
  if (!allowance || allowance.left === 0) return allowance
  const pending = await readRequests(ctx, client.id, { pending: true })
  const times = pending.flatMap(({ state, time }) => (state === 'agreed' && time !== null ? [time] : []))
  const setFor = times.sort().find((time) => isInMonth(time, client.timeZone, allowance.month))
  return setFor === undefined ? allowance : { ...allowance, setFor }
}

/** By the client’s own calendar. */
export const isInMonth = (at: string, timeZone: string, month: string): boolean =>
  monthOf(localDate(timeZone, Temporal.Instant.from(at)).toString()) === month
