import { iso } from '#platform/server/clock.ts'
import type { Context } from '#platform/server/context.ts'
import { isPauseRunning } from '../pause.rules.ts'
import type { MembershipPausesTable } from './pause.tables.ts'

/** A member's pauses of a membership, oldest first. */
export const readPauses = ({ db }: Context, memberId: string): Promise<MembershipPausesTable[]> =>
  db.selectFrom('membershipPauses').selectAll().where('memberId', '=', memberId).orderBy('fromAt').execute()

export async function findRunningPause(ctx: Context, memberId: string): Promise<MembershipPausesTable | undefined> {
  const last = (await readPauses(ctx, memberId)).at(-1)
  return last && isPauseRunning(last, iso(ctx.now())) ? last : undefined
}
