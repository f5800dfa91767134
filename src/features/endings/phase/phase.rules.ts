type PhaseProgress = {
  status: 'completed' | 'current' | 'upcoming'
  percent: number
  endDay: number
  hasAccess: boolean
}

/** How a phase is looked back on: finished, shut on the member’s plan, past its days, on the way, or still ahead. */
export type PhaseView = 'behind' | 'shut' | 'days-over' | 'under-way' | 'ahead'

/** The work decides first, then the calendar. */
export function phaseView({ status, percent, endDay, hasAccess }: PhaseProgress, day: number): PhaseView {
  if (status === 'completed') return 'behind'
  if (!hasAccess && percent === 0) return 'shut'
  if (day >= endDay) return 'days-over'
  return percent > 0 ? 'under-way' : 'ahead'
}

type Steps = readonly { completedAt: string | null; steps: readonly { completedAt: string | null }[] }[]

/** Lessons of some modules: all, those done, and when the first and the last of these were. A finished module is done whole. */
export function workIn(modules: Steps) {
  const steps = modules.flatMap((module) => module.steps)
  const moments = steps.flatMap(({ completedAt }) => completedAt ?? []).sort()
  const done = modules.reduce(
    (sum, { completedAt, steps }) => sum + (completedAt ? steps.length : steps.filter((one) => one.completedAt).length),
    0,
  )
  return { total: steps.length, done, first: moments[0], last: moments.at(-1) }
}
