import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import { readLessonChanges } from '../../content/server/lesson-changes.ts'
import type { ChangedLesson, getStopping as endpoint, StoppingLesson } from '../stopping.contract.ts'
import { addSums, fewest, medianOf, noSums, type Sums } from '../stopping.rules.ts'
import './stopping.tables.ts'

const daysShown = [1, 2, 3, 7, 14, 30, 60, 90, 120, 150, 180]

export async function getStopping(
  ctx: MemberContext,
  { query: { month, tier } }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const rows = await ctx.db.selectFrom('stoppingSums').selectAll().execute()
  const groups = rows.map((row) => ({ ...row, sums: JSON.parse(row.sums) as Sums }))
  const sums = noSums()
  for (const group of groups)
    if ((!month || group.month === month) && (!tier || group.tier === tier)) addSums(sums, group.sums)
  const isShown = sums.members >= fewest
  const changes = await readChanges(ctx)
  const lessons = isShown ? lessonsOf(ctx, sums, changes) : []
  return {
    countedAt: rows[0]?.countedAt ?? null,
    months: monthsOf(groups),
    members: isShown ? sums.members : null,
    worst: lessons.reduce<StoppingLesson | null>(
      (most, one) => (one.stopped > (most?.stopped ?? 0) ? one : most),
      null,
    ),
    days: isShown ? daysOf(sums, [...changes.values()]) : [],
    lessons,
  }
}

const monthsOf = (groups: readonly { month: string; sums: Sums }[]): string[] =>
  [...new Set(groups.map(({ month }) => month))]
    .filter((month) => {
      const ofMonth = groups.filter((group) => group.month === month)
      return ofMonth.reduce((sum, { sums }) => sum + sums.members, 0) >= fewest
    })
    .sort()
    .reverse()

type Change = ChangedLesson & { day: number }

/** Of the lessons that are shown, by id, in the order of the program. */
async function readChanges(ctx: Context): Promise<Map<string, Change>> {
  const changes = await readLessonChanges(ctx)
  return new Map(
    ctx.program.modules.flatMap(({ core, firstDay: day }) =>
      core.flatMap(({ id, title }) => {
        const change = changes.get(id)
        return change ? [[id, { id, title, day, at: change.changedAt, isNew: change.isNew === 1 }] as const] : []
      }),
    ),
  )
}

const daysOf = ({ had, still }: Sums, changes: readonly Change[]) =>
  daysShown
    .map((day, at) => ({
      day,
      had: had[day - 1] ?? 0,
      still: still[day - 1] ?? 0,
      changed: changes
        .filter((change) => change.day <= day && change.day > (daysShown[at - 1] ?? 0))
        .map(({ day: _, ...change }) => change),
    }))
    .filter((one) => one.had >= fewest)

const lessonsOf = (
  { program, worksheets }: Context,
  { lessons }: Sums,
  changes: ReadonlyMap<string, Change>,
): StoppingLesson[] =>
  program.modules
    .flatMap((module) => module.core.map((lesson) => ({ module, lesson })))
    .flatMap(({ module, lesson: { id, title, neededTier } }) => {
      const sums = lessons[id]
      if (!sums || sums.reached < fewest) return []
      const { days, begun, ...counted } = sums
      const change = changes.get(id)
      const hasPage = worksheets.pageOfLesson.has(id)
      const about = { id, title, moduleTitle: module.title, tier: neededTier }
      return [
        {
          ...about,
          ...counted,
          begun: hasPage ? begun : null,
          medianDays: medianOf(days),
          change: change ? { at: change.at, isNew: change.isNew } : null,
        },
      ]
    })
