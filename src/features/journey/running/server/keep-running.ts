import { opens } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import { type MemberContext, transaction } from '#platform/server/context.ts'
import type { Input } from '#shared/endpoint.ts'
import { readWalk } from '../../completions/server/read-walk.ts'
import type { Walk } from '../../journey.rules.ts'
import { findOpenSubModule } from '../../lessons/server/find-sub-module.ts'
import type * as contract from '../running.contract.ts'
import { canRun, runningLimits } from '../running.rules.ts'
import { runningRefusals } from '../running-refusals.ts'
import './running.tables.ts'

type Given = Input<typeof contract.keepRunning>

/** The member's writes follow one another, so that no two calls together run more than may run. */
export const keepRunning = (ctx: MemberContext, { params: { subModuleId }, body }: Given): Promise<undefined> =>
  transaction(ctx, async (ctx) => {
    const { db, member } = ctx
    const walk = await readWalk(db, member.id)
    const lesson = findOpenSubModule(ctx, walk, subModuleId)
    if (!canRun(lesson)) throw runningRefusals.notForDays()
    if (walk.completions.has(lesson.id)) throw runningRefusals.completed()
    const running = await readRows(ctx)
    const before = running.find((row) => row.subModuleId === lesson.id)
    const others = running.filter((row) => row !== before && isShown(ctx, walk, row))
    if (!before && others.length >= runningLimits.most) throw runningRefusals.tooMany()
    const today = localDate(member.timeZone, ctx.now())
    if (body.backOn !== (before?.backOn ?? null)) checkReturn(body.backOn, today)
    const { unit, of: target, backOn, done = before?.done ?? 0 } = body
    const row = { unit, target, backOn, done }
    await db
      .insertInto('runningExercises')
      .values({ memberId: member.id, subModuleId: lesson.id, startedOn: today.toString(), ...row })
      .onConflict((conflict) => conflict.columns(['memberId', 'subModuleId']).doUpdateSet(row))
      .execute()
    return undefined
  })

export const stopRunning = (
  ctx: MemberContext,
  { params: { subModuleId } }: Input<typeof contract.stopRunning>,
): Promise<undefined> =>
  transaction(ctx, async ({ db, member }) => {
    await db
      .deleteFrom('runningExercises')
      .where('memberId', '=', member.id)
      .where('subModuleId', '=', subModuleId)
      .execute()
    return undefined
  })

/** One whose lesson is done, gone from the program, or closed by the plan is in no list, so it takes no place. */
function isShown({ program, member }: MemberContext, walk: Walk, { subModuleId }: { subModuleId: string }): boolean {
  const lesson = program.subModuleById.get(subModuleId)
  return lesson !== undefined && opens(member.tier, lesson.neededTier) && !walk.completions.has(subModuleId)
}

const readRows = ({ db, member }: MemberContext) =>
  db
    .selectFrom('runningExercises')
    .select(['subModuleId', 'backOn', 'done'])
    .where('memberId', '=', member.id)
    .execute()

function checkReturn(backOn: string | null, today: Temporal.PlainDate): void {
  if (backOn === null) return
  const days = today.until(backOn).days
  if (days < 0 || days > runningLimits.days) throw runningRefusals.backOn()
}
