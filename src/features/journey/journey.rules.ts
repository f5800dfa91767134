import type { Phase, Program, ProgramModule } from '#features/program/program.ts'
import type { AgreedPace } from './pace/agreed-pace.rules.ts'

/** The program lasts 180 days, whatever a member does on them. */
export const programDays = 180

export type Completion = { completedAt: string; completedOn: string; programDay: number }
export type MilestoneKind = 'module' | 'phase' | 'program'

/** Everything a member has completed, as recorded. */
export type Walk = {
  completions: ReadonlyMap<string, Completion>
  /** `module:<id>`, `phase:<id>` or `program:all` → when it was reached. */
  milestones: ReadonlyMap<string, string>
  /** Lessons whose exercise the member keeps running. */
  running?: ReadonlySet<string>
  /** Whether the member said that they run a business already. */
  hasBusiness?: boolean
  /** Minutes of a day that the member agreed to work on; undefined where hours or days aren’t said. */
  minutesOfDay?: number | undefined
  /** What lateness is measured against; undefined where no hours were given. */
  agreed?: AgreedPace | undefined
  /** Whether a catch-up plan was begun and not ended. */
  isCatchingUp?: boolean
}

type Has = Pick<ReadonlySet<string>, 'has'>

/** The keys that progress is computed from: ids of completed sub-modules and keys of reached milestones. */
export type CompletedKeys = {
  completions: Has
  milestones: Has
  running?: Has
  hasBusiness?: boolean
  agreed?: AgreedPace | undefined
}

export const milestoneKey = (kind: MilestoneKind, subject: string) => `${kind}:${subject}`

const moduleKeys = new Map<string, string>()

/** Every page asks for all modules; putting their keys together took longer than looking them up. */
function moduleKey(moduleId: string): string {
  const known = moduleKeys.get(moduleId)
  if (known !== undefined) return known
  const key = milestoneKey('module', moduleId)
  moduleKeys.set(moduleId, key)
  return key
}

/** The only test for a completed module: its milestone was recorded, even if lessons were added to it since. */
export const isModuleCompleted = (walk: CompletedKeys, moduleId: string): boolean =>
  walk.milestones.has(moduleKey(moduleId))

export const isPhaseCompleted = (walk: CompletedKeys, phaseId: string): boolean =>
  walk.milestones.has(milestoneKey('phase', phaseId))

export const isProgramCompleted = (walk: CompletedKeys): boolean => walk.milestones.has(milestoneKey('program', 'all'))

export type Progress = { completed: number; total: number; percent: number }

/** Core sub-modules of one module; a finished module stays at 100 percent. */
export function moduleProgress(walk: CompletedKeys, { id, core }: ProgramModule): Progress {
  const done = core.filter((subModule) => walk.completions.has(subModule.id)).length
  const completed = isModuleCompleted(walk, id) ? core.length : done
  return { completed, total: core.length, percent: percentOf(completed, core.length) }
}

/** Completed core ÷ all core sub-modules, in percent with one decimal at most. */
export function overallProgress(walk: CompletedKeys, { modules, coreCount }: Program): number {
  const completed = modules.reduce((sum, module) => sum + moduleProgress(walk, module).completed, 0)
  return percentOf(completed, coreCount)
}

export type PhaseStatus = 'completed' | 'current' | 'upcoming'

/** The current phase is the first one not completed, regardless of the program day. */
export function phaseStatuses(walk: Walk, phases: readonly Phase[]): Map<string, PhaseStatus> {
  const current = phases.find(({ id }) => !isPhaseCompleted(walk, id))
  return new Map(
    phases.map(({ id }) => [
      id,
      isPhaseCompleted(walk, id) ? 'completed' : id === current?.id ? 'current' : 'upcoming',
    ]),
  )
}

/**
 * Milestones that are earned but not recorded yet, smallest first. All of the program is looked at: where a lesson was
 * removed, moved or made a deep dive, what is left of a module may be done already.
 */
export function milestonesDue(
  walk: CompletedKeys,
  { modules, phases }: Pick<Program, 'modules' | 'phases'>,
): [MilestoneKind, string][] {
  const isDone = ({ id, core }: ProgramModule) =>
    isModuleCompleted(walk, id) || core.every((lesson) => walk.completions.has(lesson.id))
  const due: [MilestoneKind, string][] = modules
    .filter((module) => module.core.length > 0 && !isModuleCompleted(walk, module.id) && isDone(module))
    .map(({ id }) => ['module', id])
  for (const phase of phases)
    if (phase.modules.length > 0 && !isPhaseCompleted(walk, phase.id) && phase.modules.every(isDone))
      due.push(['phase', phase.id])
  if (!isProgramCompleted(walk) && modules.every(isDone)) due.push(['program', 'all'])
  return due
}

/** Finished before the first day of its module. */
export const isEarly = ({ programDay }: Completion, { firstDay }: ProgramModule): boolean => programDay < firstDay

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10)
