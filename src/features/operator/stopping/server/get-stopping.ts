import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Input, Reply } from '#shared/endpoint.ts'
import type { getStopping as endpoint, StoppingLesson } from '../stopping.contract.ts'
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
  const lessons = isShown ? lessonsOf(ctx, sums) : []
  return {
    countedAt: rows[0]?.countedAt ?? null,
    months: monthsOf(groups),
    members: isShown ? sums.members : null,
    worst: lessons.reduce<StoppingLesson | null>(
      (most, one) => (one.stopped > (most?.stopped ?? 0) ? one : most),
      null,
    ),
    days: isShown ? daysOf(sums) : [],
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

const daysOf = ({ had, still }: Sums) =>
  daysShown
    .map((day) => ({ day, had: had[day - 1] ?? 0, still: still[day - 1] ?? 0 }))
    .filter((one) => one.had >= fewest)

const lessonsOf = ({ program, worksheets }: Context, { lessons }: Sums): StoppingLesson[] =>
  program.modules
    .flatMap((module) => module.core.map((lesson) => ({ module, lesson })))
    .flatMap(({ module, lesson: { id, title, neededTier } }) => {
      const sums = lessons[id]
      if (!sums || sums.reached < fewest) return []
      const { reached, begun, finished, stopped, days } = sums
      const hasPage = worksheets.pageOfLesson.has(id)
      const about = { id, title, moduleTitle: module.title, tier: neededTier }
      return [{ ...about, reached, begun: hasPage ? begun : null, finished, stopped, medianDays: medianOf(days) }]
    })
