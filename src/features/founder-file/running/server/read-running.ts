import type { WalkerContext } from '#features/journey/server/public.ts'
import { opens } from '#features/membership/membership.rules.ts'
import { localDate } from '#platform/server/clock.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { hotQuery, type Slot } from '#platform/server/database/hot-query.ts'
import type { Reply } from '#shared/endpoint.ts'
import { sourceParts } from '../../pages/addresses.ts'
import { readAnswers, toHeld } from '../../pages/server/read-answers.ts'
import type { listRunning as endpoint, Running } from '../running.contract.ts'
import { filledRows } from '../running.rules.ts'

export async function listRunning(ctx: MemberContext): Promise<Reply<typeof endpoint>> {
  const today = localDate(ctx.member.timeZone, ctx.now()).toString()
  return { today, running: await readRunning(ctx, today) }
}

/** Those that a member keeps running, counted by themselves or by their page, whichever is more. */
export async function readRunning(ctx: WalkerContext, today: string): Promise<Running[]> {
  const { program, member } = ctx
  const rows = await rowsOf(ctx.db, { memberId: member.id })
  if (rows.length === 0) return []
  const running = rows.flatMap((row) => {
    const lesson = program.subModuleById.get(row.subModuleId)
    return lesson && opens(member.tier, lesson.neededTier) ? [{ ...row, lesson, table: tableOf(lesson) }] : []
  })
  const pages = [...new Set(running.flatMap(({ table }) => table?.pageId ?? []))]
  const answers = await readAnswers(ctx, member.id, pages)
  return running.map(({ subModuleId, lesson, table, unit, target, backOn, ...row }) => {
    const fields = table && answers.get(table.pageId)
    const onPage = fields ? filledRows(toHeld(fields), table.address) : 0
    const { moduleId, title } = lesson
    const done = Math.max(row.done, onPage)
    const isBack = backOn !== null && backOn <= today
    return { subModuleId, moduleId, title, unit, done, of: target, onPage, backOn, isBack }
  })
}

const tableOf = ({ running }: { running: { table?: string | undefined } | null }) =>
  running?.table ? sourceParts(running.table) : undefined

const rowsOf = hotQuery((db, slot: Slot<'memberId'>) =>
  db
    .selectFrom('runningExercises')
    .select(['subModuleId', 'unit', 'target', 'done', 'backOn'])
    .where('memberId', '=', slot('memberId'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('completions')
            .select('subModuleId')
            .whereRef('completions.memberId', '=', 'runningExercises.memberId')
            .whereRef('completions.subModuleId', '=', 'runningExercises.subModuleId'),
        ),
      ),
    )
    .orderBy((sort) => sort.fn.coalesce('backOn', sort.val('9999')))
    .orderBy('subModuleId'),
)
