import { readWaiting } from '#features/coaching/server/public.ts'
import { readRunning, readTonight } from '#features/founder-file/server/public.ts'
import { type GameRecord, readGameRecord, readWorkStreak } from '#features/game/server/public.ts'
import { programDays, type Walk } from '#features/journey/journey.rules.ts'
import { nextLesson } from '#features/journey/pace/pace.rules.ts'
import { programDay, rawDay, readWalk } from '#features/journey/server/public.ts'
import { isLongerThanDay } from '#features/journey/work-week/evening.rules.ts'
import { suggestResource } from '#features/library/server/public.ts'
import { opens } from '#features/membership/membership.rules.ts'
import { lastDayOf } from '#features/membership/server/public.ts'
import type { Program, ProgramModule, SubModule } from '#features/program/program.ts'
import { iso, localDate, localDayNumber } from '#platform/server/clock.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { compareText } from '#shared/compare-text.ts'
import type { Reply } from '#shared/endpoint.ts'
import { recommendedActions } from '../actions/actions.rules.ts'
import type { getDashboard as endpoint } from '../dashboard.contract.ts'
import { openedPlan, paidModules } from '../plan-opened/plan-opened.rules.ts'
import { lastDays, trend } from '../stats/stats.rules.ts'
import { focusModule, lessonsLeft, moduleOfDay } from '../weekly-focus/weekly-focus.rules.ts'

type Dashboard = Reply<typeof endpoint>
const milestoneLimit = 5

export async function getDashboard(ctx: MemberContext): Promise<Dashboard> {
  const now = ctx.now()
  const today = localDate(ctx.member.timeZone, now).toString()
  const day = programDay(ctx.member, now)
  const isOver = rawDay(ctx.member, localDayNumber(ctx.member.timeZone, now)) > programDays
  const focusOn = (walk: Walk) => focusModule({ program: ctx.program, done: walk, tier: ctx.member.tier, day, isOver })
  const reading = readWalk(ctx.db, ctx.member.id)
  // Together, so that PostgreSQL is sent all of them at once.
  const [walk, workStreak, record, { unread, promises, hasSession, fromCoach }, resource, running, tonight] =
    await Promise.all([
      reading,
      readWorkStreak(ctx.db, ctx.member.id, reading, today),
      readGameRecord(ctx.db, ctx.member.id, lastDays(today, 15).at(-1)),
      readWaiting(ctx, ctx.member),
      // Of whom the calendar is with, no walk has to be waited for.
      isOver || !opens(ctx.member.tier, moduleOfDay(ctx.program, day).requiredTier)
        ? reading.then((walk) => suggestResource(ctx, focusOn(walk).id, reading))
        : suggestResource(ctx, moduleOfDay(ctx.program, day).id, reading),
      // Of those who keep nothing running, which the walk says, nothing more is asked.
      reading.then((walk) => (walk.running?.size ? readRunning(ctx, today) : [])),
      reading.then((walk) => tonightOf(ctx, walk)),
    ])
  return {
    recommendedActions: recommendedActions({
      walk,
      program: ctx.program,
      day,
      isOver,
      tier: ctx.member.tier,
      pausedTier: ctx.member.pausedTier,
      unread,
      resource,
      gratitudeWritten: record.gratitudeDays.has(today),
      hasStreak: record.gratitudeDays.has(lastDays(today, 2).at(-1) ?? today),
    }),
    promises,
    hasSession,
    fromCoach,
    weeklyFocus: focusOf(ctx, walk, focusOn(walk)),
    recentMilestones: recentMilestones(ctx, walk, record),
    workStreak: workStreak ?? null,
    running,
    tonight,
    opened: viewOpened(ctx, walk, hasSession),
    trends: { points: trend(record.pointsByDay, today, day), completions: trend(completionsByDay(walk), today, day) },
  }
}

/** Who asked for a session has found what Elite opened. */
function viewOpened({ member, now, program }: MemberContext, walk: Walk, hasSession: boolean): Dashboard['opened'] {
  if (hasSession && member.tier === 'elite') return null
  const opened = openedPlan(member, completionsThatEnd(program, walk), iso(now()))
  if (!opened) return null
  const { tier, givenUntil } = opened
  return { tier, givenThrough: givenUntil && lastDayOf(givenUntil, member.timeZone) }
}

/** Which of them end what is told of the plan: of a running business those of lessons that are paid for, as a check is none. */
function completionsThatEnd(program: Program, { completions, hasBusiness }: Walk): string[] {
  const paid = paidModules(program.phases)
  return [...completions].flatMap(([id, { completedAt }]) =>
    !hasBusiness || paid.has(program.subModuleById.get(id)?.moduleId ?? '') ? [completedAt] : [],
  )
}

/** Of who agreed to no days, nothing is asked. */
function tonightOf(ctx: MemberContext, walk: Walk) {
  const next = nextLesson(ctx.program, walk, ctx.member.tier)
  return next && isLongerThanDay(next.estimatedMinutes, walk.minutesOfDay) ? readTonight(ctx, next) : null
}

function focusOf(ctx: MemberContext, walk: Walk, module: ProgramModule): Dashboard['weeklyFocus'] {
  const left = lessonsLeft(walk, module)
  const next = nextLesson(ctx.program, walk, ctx.member.tier)
  return {
    moduleId: module.id,
    title: module.title,
    deliverable: module.deliverable,
    firstDay: module.firstDay,
    lastDay: module.lastDay,
    isCompleted: left.length === 0,
    hasAccess: opens(ctx.member.tier, module.requiredTier),
    requiredTier: module.requiredTier,
    first: next && next.moduleId !== module.id ? viewNext(ctx, next) : null,
    left: left.map(({ id, title, estimatedMinutes, minutes }) => ({ id, title, estimatedMinutes, minutes })),
  }
}

const viewNext = ({ program }: Context, { id, moduleId, title }: SubModule) => ({
  id,
  moduleId,
  title,
  moduleTitle: program.moduleById.get(moduleId)?.title ?? '',
})

function recentMilestones(ctx: Context, walk: Walk, { earnings }: GameRecord): Dashboard['recentMilestones'] {
  const walked = [...walk.milestones].map(([key, reachedAt]) => milestone(ctx, key, reachedAt))
  const levels = [...earnings.levels].flatMap(([number, reachedAt]) =>
    number > 1 ? [milestone(ctx, `level:${number}`, reachedAt)] : [],
  )
  const badges = [...earnings.badges].map(([id, reachedAt]) => milestone(ctx, `badge:${id}`, reachedAt))
  return [...walked, ...levels, ...badges]
    .flatMap((one) => one ?? [])
    .sort((a, b) => compareText(b.reachedAt, a.reachedAt))
    .slice(0, milestoneLimit)
}

type Milestone = Dashboard['recentMilestones'][number]

/** A milestone under its current title; undefined if its subject is no longer in the program. */
function milestone(ctx: Context, key: string, reachedAt: string): Milestone | undefined {
  const [kind, subject] = key.split(':', 2) as [Milestone['kind'], string]
  const title = titles[kind](ctx, subject)
  return title === undefined ? undefined : { kind, subject, title, reachedAt }
}

const titles: Record<Milestone['kind'], (ctx: Context, subject: string) => string | undefined> = {
  module: ({ program }, id) => program.moduleById.get(id)?.title,
  phase: ({ program }, id) => program.phases.find((phase) => phase.id === id)?.name,
  program: () => 'The whole program',
  level: ({ game }, number) => game.levels.find(({ levelNumber }) => String(levelNumber) === number)?.name,
  badge: ({ game }, id) => game.badges.find((badge) => badge.id === id)?.name,
}

function completionsByDay({ completions }: Walk): Map<string, number> {
  const days = new Map<string, number>()
  for (const { completedOn } of completions.values()) days.set(completedOn, (days.get(completedOn) ?? 0) + 1)
  return days
}
