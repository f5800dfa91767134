import { opens, type Tier } from '#features/membership/membership.rules.ts'
import type { Program, SubModule } from '#features/program/program.ts'
import { type CompletedKeys, isPhaseCompleted } from '../journey.rules.ts'

type Phases = Pick<Program, 'phases'>

/** Core lessons of the phases that a running business goes through as a check: none of them is late. */
export function lessonsOfCheck({ phases }: Phases): ReadonlySet<string> {
  const known = checks.get(phases)
  if (known) return known
  const modules = phases.flatMap(({ check, modules }) => (check ? modules : []))
  const lessons = new Set(modules.flatMap(({ core }) => core.map(({ id }) => id)))
  checks.set(phases, lessons)
  return lessons
}

/** Whether it wasn’t said that it is a business, while that would make what comes next a check. */
export const asksIfBusiness = (
  program: Phases,
  stage: string | null,
  next: Pick<SubModule, 'id'> | undefined,
): boolean => stage === null && next !== undefined && lessonsOfCheck(program).has(next.id)

/** Content never changes while it is served. */
const checks = new WeakMap<Program['phases'], ReadonlySet<string>>()

/** Whether a lesson is compared with what is there; what tells a running business most is done in full. */
export const isChecked = (program: Phases, { id }: Pick<SubModule, 'id'>): boolean =>
  lessonsOfCheck(program).has(id) && !program.phases.some(({ check }) => check?.includes(id))

/** Whether it is for this member. */
export const isCheckFor = (
  program: Phases,
  { hasBusiness }: Pick<CompletedKeys, 'hasBusiness'>,
  lesson: Pick<SubModule, 'id'>,
) => hasBusiness === true && isChecked(program, lesson)

type CheckInput = { program: Program; done: CompletedKeys; tier: Tier; next: SubModule | undefined }

/** How a running business goes on while such a phase is open: what comes next, and what is worth doing before the rest. */
export function checkFor({ program, done, tier, next }: CheckInput) {
  const phase = program.phases.find(({ id, check }) => check && !isPhaseCompleted(done, id))
  if (!done.hasBusiness || !phase?.check || !next || !lessonsOfCheck(program).has(next.id)) return null
  const lessons = phase.check.flatMap((id) => program.subModuleById.get(id) ?? [])
  return {
    phase: phase.name,
    isNextChecked: isChecked(program, next),
    first: lessons
      .filter(({ id, neededTier }) => id !== next.id && !done.completions.has(id) && opens(tier, neededTier))
      .slice(0, mostOffered)
      .map(({ id, moduleId, title }) => ({ id, moduleId, title })),
  }
}

const mostOffered = 3
