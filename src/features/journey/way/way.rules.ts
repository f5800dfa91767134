/** How many core lessons each phase has, in order. */
export type PhaseLessons = readonly number[]

/**
 * Where a number of lessons leads, counted in phases: 0 is the first step, 1.5 the middle of the second phase, and all
 * lessons are the end of the last. So that pictures agree, each of them draws phases where it has them and asks here.
 */
export function placeOf(lessons: number, phases: PhaseLessons): number {
  let left = Math.max(0, lessons)
  for (const [at, count] of phases.entries()) {
    if (left < count) return at + left / count
    left -= count
  }
  return phases.length
}

/** The same place on a scale where each phase ends at its own mark. */
export function onScale(place: number, ends: readonly number[]): number {
  const phase = Math.min(ends.length - 1, Math.floor(place))
  const [from, to] = [ends[phase - 1] ?? 0, ends[phase] ?? 0]
  return from + (to - from) * Math.min(1, place - phase)
}

/** Lessons from the first through the end of the last of some modules. */
export function lessonsThrough(modules: readonly { id: string; lessons: number }[], ids: readonly string[]): number {
  const last = modules.findLastIndex(({ id }) => ids.includes(id))
  return modules.slice(0, last + 1).reduce((sum, { lessons }) => sum + lessons, 0)
}

type PhasedModules = readonly { phase: string; steps: readonly unknown[] }[]

/** Core lessons of each phase of the way, in order. */
export function phaseLessons({ modules }: { modules: PhasedModules }): number[] {
  const lessons = new Map<string, number>()
  for (const { phase, steps } of modules) lessons.set(phase, (lessons.get(phase) ?? 0) + steps.length)
  return [...lessons.values()]
}
