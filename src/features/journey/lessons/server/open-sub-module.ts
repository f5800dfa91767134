import { iso } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type { openSubModule as endpoint } from '../lessons.contract.ts'
import { findOpenSubModule } from './find-sub-module.ts'
import './lessons.tables.ts'

/** Asked first: whoever comes back to a lesson writes nothing. No reply shows it, so the member's record stays as it is. */
export async function openSubModule(
  ctx: MemberContext,
  { params: { subModuleId } }: Input<typeof endpoint>,
): Promise<undefined> {
  const { db, member } = ctx
  const lesson = findOpenSubModule(ctx, await readWalk(db, member.id), subModuleId)
  const before = await db
    .selectFrom('lessonOpenings')
    .select('openedAt')
    .where('memberId', '=', member.id)
    .where('subModuleId', '=', lesson.id)
    .executeTakeFirst()
  if (before) return undefined
  await db
    .insertInto('lessonOpenings')
    .values({ memberId: member.id, subModuleId: lesson.id, openedAt: iso(ctx.now()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return undefined
}
