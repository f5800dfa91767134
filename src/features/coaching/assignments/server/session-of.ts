import { readOpenTier } from '#features/membership/server/public.ts'
import type { Context } from '#platform/server/context.ts'
import { readRequests } from '../../requests/server/read-requests.ts'
import { allowanceOf, readTalks } from '../../talks/server/read-talks.ts'

type Client = { id: string; timeZone: string; assignmentId: string }

/** Where a client who has a new coach stands with this month’s session: to be booked, asked for already, or neither. */
export async function sessionOf(
  ctx: Context,
  { id, timeZone, assignmentId }: Client,
): Promise<'open' | 'asked' | 'none'> {
  const requests = await readRequests(ctx, id, { assignmentId, pending: true })
  if (requests.some(({ kind }) => kind === 'session')) return 'asked'
  const allowance = allowanceOf(ctx, { tier: await readOpenTier(ctx, id), timeZone }, await readTalks(ctx, id))
  return allowance && allowance.left > 0 ? 'open' : 'none'
}
